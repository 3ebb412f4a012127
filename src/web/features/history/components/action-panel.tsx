import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Action } from '../../../../shared/contract/actions.ts';
import { formatMoment } from '../../../../shared/format.ts';
import type { ReviewLook } from '../../../review/model.ts';
import { useServices } from '../../../services/services.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { findFeedback, toShown } from '../model.ts';
import { actionQuery } from '../queries.ts';
import { toCharacterWords, toolWords, toTypeWords } from '../words.ts';
import { FeedbackView } from './feedback-view.tsx';
import { ListFailure } from './list-states.tsx';
import { MarkedText } from './marked-text.tsx';
import { PanelFoot } from './panel-foot.tsx';
import { RequestView } from './request-view.tsx';
import { ResultMark } from './result-mark.tsx';

interface ActionPanelProps {
  id: string;
  onClose(): void;
  onDelete(): void;
}

/** One entry, to be read and taken along. */
export function ActionPanel({ id, onClose, onDelete }: ActionPanelProps) {
  const { data: action, error, refetch } = useQuery(actionQuery(useServices(), id));
  return (
    <SidePanel
      className="record"
      title={action ? toolWords[action.tool] : 'History entry'}
      isOpen
      onClose={onClose}
    >
      {error && <ListFailure error={error} onRetry={() => void refetch()} />}
      {!action && !error && <PanelSkeleton />}
      {action && <OpenedAction action={action} onDelete={onDelete} />}
    </SidePanel>
  );
}

function PanelSkeleton() {
  return (
    <div className="record-body" role="status" aria-label="Loading the entry">
      <span className="skeleton w-1/2" />
      <span className="skeleton" />
      <span className="skeleton" />
      <span className="skeleton w-3/4" />
    </div>
  );
}

const looks = [
  { value: 'changes', label: 'Changes' },
  { value: 'plain', label: 'Plain' },
] as const;

function OpenedAction({ action, onDelete }: { action: Action; onDelete(): void }) {
  if (!action.has_texts)
    return (
      <div className="record-body">
        <AboutAction action={action} />
        <p>
          Its texts are not kept: your settings, or this server, say so.{' '}
          <Link to="/settings?tab=data">Your data</Link>
        </p>
      </div>
    );
  return <ActionTexts action={action} onDelete={onDelete} />;
}

function ActionTexts({ action, onDelete }: { action: Action; onDelete(): void }) {
  const shown = toShown(action);
  const { review, isOriginal } = shown;
  const feedback = findFeedback(action.details);
  // An email is new from its first word to its last: its marks say little
  const [look, setLook] = useState<ReviewLook>(action.tool === 'write-from-scratch' ? 'plain' : 'changes');
  return (
    <>
      <div className="record-body">
        <AboutAction action={action} />
        {feedback && <FeedbackView feedback={feedback} />}
        <section aria-label={isOriginal ? 'Your text' : 'Result'}>
          <div className="record-text-head">
            <h3>{isOriginal ? 'Your text' : 'Result'}</h3>
            {review && (
              <Segments label="View" value={look} options={looks} onChange={(next) => setLook(next)} />
            )}
          </div>
          {review && look === 'changes' ? (
            <MarkedText review={review} />
          ) : (
            <p className="prose written" translate="no">
              {shown.text}
            </p>
          )}
        </section>
        <RequestView action={action} hasOriginal={!isOriginal && !review} />
      </div>
      <PanelFoot action={action} text={shown.text} isOriginal={isOriginal} onDelete={onDelete} />
    </>
  );
}

function AboutAction({ action }: { action: Action }) {
  const { action_type, created_at, text_length, engine, result } = action;
  return (
    <div className="record-about">
      <p className="font-semibold text-ink">{toTypeWords(action_type)}</p>
      <p className="num">
        <time dateTime={created_at}>{formatMoment(created_at)}</time>, {toCharacterWords(text_length)}
      </p>
      <p>
        <ResultMark action={action} />
      </p>
      {engine && result === 'success' && (
        <p className="flex items-center gap-1.5">
          <Icon name={engine.local ? 'home' : 'globe'} />
          {engine.local ? `${engine.name}, on this server` : `${engine.name}. Your text left this server.`}
        </p>
      )}
    </div>
  );
}
