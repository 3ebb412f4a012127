import { useState } from 'react';
import type { EngineChoice } from '../../../../shared/contract/engine-choice.ts';
import { Icon } from '../../../ui/icons.tsx';
import { findSetting, toPlace, toPlaceInForce } from '../model.ts';
import { type ModelListState, useModelList } from '../use-model-list.ts';
import { type PullState, usePull } from '../use-pull.ts';
import { ChooseModel } from './choose-model.tsx';
import { FixedNote } from './fixed-note.tsx';
import { GetModel } from './get-model.tsx';
import { HomeAddress } from './home-address.tsx';
import { NotFoundThere } from './not-found-there.tsx';
import { PullProgress } from './pull-progress.tsx';

/** Ollama where it is by default, or what is in force, is asked without a press. */
export function HomeSteps({ choice }: { choice: EngineChoice }) {
  const list = useModelList(toPlaceInForce(choice, 'home') ?? toPlace('ollama', ''));
  const [got, setGot] = useState<string>();
  const pull = usePull((model) => {
    setGot(model);
    list.askAgain();
  });
  const setting = findSetting(choice, 'base_url');
  return (
    <>
      <p className="flex items-center gap-3 text-ink-2" role="status">
        {list.isAsking && <span className="spin" />}
        {toWords(list, pull)}
      </p>
      {pull.pull && pull.isRunning ? (
        <PullProgress pull={pull.pull} state={pull} />
      ) : (
        <Found key={got} choice={choice} list={list} pull={pull} got={got} />
      )}
      {setting ? (
        <FixedNote what="The address" setting={setting} />
      ) : (
        <details>
          <summary className="unfold">
            <Icon name="right" />
            Another address, or another kind of server
          </summary>
          <HomeAddress choice={choice} isAsking={list.isAsking} onAsk={list.ask} />
        </details>
      )}
    </>
  );
}

/** What is said of the server that is meant. What is wrong with it is said beside the way on. */
function toWords({ place, models, isAsking }: ModelListState, { isRunning }: PullState): string {
  if (isRunning) return 'A model is being downloaded. It goes on if you leave this page.';
  const host = place?.base_url ? new URL(place.base_url).host : 'this server';
  const name = place?.engine === 'ollama' ? `Ollama on ${host}` : host;
  if (isAsking) return `Looking for ${name}...`;
  if (!models) return '';
  return models.length > 0 ? `${name} answers.` : `${name} answers, and has no model yet.`;
}

interface FoundProps {
  choice: EngineChoice;
  list: ModelListState;
  pull: PullState;
  /** The model that was downloaded while the page was open. */
  got: string | undefined;
}

function Found({ choice, list: { place, models, isAsking, failure, askAgain }, pull, got }: FoundProps) {
  if (!place) return null;
  const isOllama = place.engine === 'ollama';
  if (failure !== undefined) {
    const isDefault = isOllama && !place.base_url;
    return <NotFoundThere sentence={failure} isDefault={isDefault} isAsking={isAsking} onLook={askAgain} />;
  }
  if (!models) return null;
  const getModel = isOllama && (
    <GetModel key={place.base_url} baseUrl={place.base_url ?? null} state={pull} />
  );
  if (models.length === 0) return getModel;
  const downloaded = pull.pull?.status === 'done' ? pull.pull.model : undefined;
  return (
    <>
      <ChooseModel choice={choice} place={place} models={models} wished={[got, choice.model, downloaded]} />
      {getModel && (
        <details>
          <summary className="unfold">
            <Icon name="right" />
            Get another model
          </summary>
          {getModel}
        </details>
      )}
    </>
  );
}
