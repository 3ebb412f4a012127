import { useId, useMemo, useState } from 'react';
import { formatNumber } from '../../../../shared/format.ts';
import { TextPage } from '../../../drafts/text-page.tsx';
import { CopyButton } from '../../../result/components/copy-button.tsx';
import type { PartialEdit } from '../../../result/use-partial-edit.ts';
import { findWordAt, toSelection } from '../../../review/selection.ts';
import { type Email, listRemarks, toBody } from '../model.ts';

/** As long as any text that this product takes. */
const bodyLimit = 20_000;

interface EmailFieldsProps {
  email: Email;
  partialEdit: PartialEdit;
  onSubject(subject: string): void;
  onBody(body: string): void;
}

/** The email as it will be sent. */
export function EmailFields({ email, partialEdit, onSubject, onBody }: EmailFieldsProps) {
  const id = useId();
  const [isRefused, setIsRefused] = useState(false);
  const { subject } = email.extra;
  const body = toBody(email);
  const { review, issues } = email;
  const remarks = useMemo(() => listRemarks({ review, issues }), [review, issues]);
  const { edit, selection, setSelection } = partialEdit;
  const limitWords = formatNumber(bodyLimit);
  return (
    <div className="email">
      <div className="email-subject">
        <label className="email-label" htmlFor={`${id}-subject`}>
          Email subject
        </label>
        <input
          id={`${id}-subject`}
          type="text"
          className="input"
          autoComplete="off"
          value={subject}
          onChange={(event) => onSubject(event.target.value)}
        />
        <CopyButton text={subject} name="Copy the subject" done="Subject copied to clipboard!" />
      </div>
      <p id={`${id}-body`} className="email-label">
        Email body
      </p>
      <div className="input text-frame email-body">
        <TextPage
          text={body}
          limit={bodyLimit}
          placeholder="The email is empty."
          echo={edit?.selection ?? selection}
          check={{ name: 'email-body', remarks }}
          labelledBy={`${id}-body`}
          describedBy={`${id}-limit`}
          onChange={(next) => {
            setIsRefused(false);
            onBody(next);
          }}
          onRefused={() => setIsRefused(true)}
          onPoint={({ start, end, isPress }) => {
            const pressed = isPress ? findWordAt(body, start) : undefined;
            setSelection(start < end ? toSelection(body, start, end) : pressed);
          }}
        />
      </div>
      <p id={`${id}-limit`} className="field-limit" aria-live="polite">
        {isRefused && `Not added: an email can have ${limitWords} characters here. Yours is as it was.`}
      </p>
    </div>
  );
}
