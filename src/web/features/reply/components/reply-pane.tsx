import type { ReactNode } from 'react';
import { MailButtons } from '../../../mail/components/mail-buttons.tsx';
import { ResultBody } from '../../../result/components/result-body.tsx';
import { ResultFoot } from '../../../result/components/result-foot.tsx';
import { ResultPane } from '../../../result/components/result-pane.tsx';
import { findShownResult } from '../../../result/model.ts';
import { useLetterLook } from '../../../result/use-review-look.ts';
import { focusChange } from '../../../review/focus-change.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { readMailHead } from '../mail-head.ts';
import { sampleChain, sampleDraft } from '../sample.ts';
import { defaultStyle } from '../style.ts';
import type { Fields } from '../use-fields.ts';
import type { Reply } from '../use-reply.ts';
import { CoverageList } from './coverage-list.tsx';
import { EmptyReply } from './empty-reply.tsx';

interface ReplyPaneProps {
  fields: Fields;
  reply: Reply;
  /** The buttons that run it. */
  actions: ReactNode;
  /** After a sample was filled in. */
  onSample(): void;
}

export function ReplyPane({ fields, reply, actions, onSample }: ReplyPaneProps) {
  const [look, setLook] = useLetterLook();
  const { chain, draft } = fields;
  const isBlank = chain.trim() === '' && draft.trim() === '';
  function fillSample(): void {
    fields.fill({ chain: sampleChain, draft: sampleDraft, style: defaultStyle });
    onSample();
  }
  return (
    <ResultPane
      tool="email-reply"
      title={{ wide: 'Reply', phone: 'Reply' }}
      state={reply.state}
      result={findShownResult(reply.state, draft)}
      look={look}
      plainWord="Letter"
      isFlashing={reply.isFlashing}
      isStillWorking={reply.isStillWorking}
      empty={<EmptyReply onSample={isBlank ? fillSample : undefined} />}
      actions={actions}
      onLook={setLook}
      onRetry={reply.run}
      onRules={reply.runByRules}
    >
      {(result) => (
        <>
          {chain !== result.extra.chain && (
            <Banner>The email chain has changed since. This reply answers the earlier one.</Banner>
          )}
          <ResultBody
            result={result}
            text={draft}
            current={reply.current}
            look={look}
            partialEdit={reply.partialEdit}
            isEditing
            onReview={reply.keepReview}
            onCurrent={reply.setCurrent}
            onLook={setLook}
          />
          <CoverageList result={result} onFill={reply.fillIn} onAnswer={reply.answer} />
          <ResultFoot
            result={result}
            copy={{ name: 'Copy reply', done: 'Reply copied to clipboard!' }}
            isPartial
            onShow={(index) => {
              setLook('changes');
              reply.setCurrent(index);
              focusChange(index);
            }}
            actions={(text, leave) => (
              <>
                {result.review.changes.length > 0 && (
                  <Button
                    small
                    onClick={() =>
                      leave('Use', () => fields.replaceText('draft', text, 'Your draft is replaced'))
                    }
                  >
                    <Icon name="replace" />
                    Use as my draft
                  </Button>
                )}
                <MailButtons mail={{ ...readMailHead(result.extra.chain), body: text }} leave={leave} />
              </>
            )}
          />
        </>
      )}
    </ResultPane>
  );
}
