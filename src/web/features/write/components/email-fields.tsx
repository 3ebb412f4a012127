import { useId, useState } from 'react';
import { formatNumber } from '../../../../shared/format.ts';
import { TextPage } from '../../../drafts/text-page.tsx';
import { CopyButton } from '../../../result/components/copy-button.tsx';
import { type Email, toBody } from '../model.ts';

/** As long as any text that this product takes. */
const bodyLimit = 20_000;

interface EmailFieldsProps {
  email: Email;
  onSubject(subject: string): void;
  onBody(body: string): void;
}

/** The email as it will be sent. */
export function EmailFields({ email, onSubject, onBody }: EmailFieldsProps) {
  const id = useId();
  const [isRefused, setIsRefused] = useState(false);
  const { subject } = email.extra;
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
          text={toBody(email)}
          limit={bodyLimit}
          placeholder="The email is empty."
          check={{ name: 'email-body' }}
          labelledBy={`${id}-body`}
          describedBy={`${id}-limit`}
          onChange={(body) => {
            setIsRefused(false);
            onBody(body);
          }}
          onRefused={() => setIsRefused(true)}
        />
      </div>
      <p id={`${id}-limit`} className="field-limit" aria-live="polite">
        {isRefused && `Not added: an email can have ${limitWords} characters here. Yours is as it was.`}
      </p>
    </div>
  );
}
