import { catalogue } from '../../../../shared/errors.ts';
import { CreditMeter } from '../../../account/credit-meter.tsx';
import { networkError, offlineError, toCallError } from '../../../api/call-error.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Notice, notify } from '../../../ui/notify.ts';
import { FailureBanner } from '../../../writing/failure-banner.tsx';
import { Row, Sample, Shelf } from './shelf.tsx';

const failures = [
  offlineError(),
  networkError(undefined),
  toCallError({ code: 'ENGINE_BUSY', ...catalogue.ENGINE_BUSY, request_id: '0198f2c4-5d1e' }, 503),
  toCallError({ code: 'INSUFFICIENT_CREDITS' }, 402),
];

function nothing(): void {}

const notices: readonly Notice[] = [
  { title: 'Text enhanced successfully!', description: '6 changes to review.' },
  { title: 'Your text is cleared', action: { label: 'Undo', onClick: nothing } },
  { tone: 'warning', title: 'Slow connection detected. This may take longer than usual.' },
  { tone: 'error', title: 'Failed to copy to clipboard' },
];

export function Messages() {
  return (
    <Shelf title="Banners and toasts">
      <Banner>Your text has changed since. This result is for the earlier version.</Banner>
      <Banner icon="flag" action={<Button small>Dismiss</Button>}>
        Select text below to edit specific parts
      </Banner>
      <Banner tone="flag" icon="warning">
        2 of 10 daily credits are left. New ones come at 01:00, your time.
      </Banner>
      {failures.map((error) => (
        <FailureBanner key={error.code} tool="improve-text" error={error} onRetry={nothing} />
      ))}
      <Row>
        {notices.map((notice) => (
          <Button key={notice.title} small onClick={() => void notify(notice)}>
            Toast: {notice.tone ?? 'success'}
          </Button>
        ))}
      </Row>
    </Shelf>
  );
}

export function Meters() {
  return (
    <Shelf title="Meters and waiting">
      <CreditMeter name="Loading" allowance={undefined} />
      <CreditMeter name="Full" allowance={{ used: 0, total: 10 }} resets="at 01:00" />
      <CreditMeter name="Low" allowance={{ used: 8, total: 10 }} resets="at 01:00" />
      <CreditMeter name="Empty" allowance={{ used: 10, total: 10 }} resets="at 01:00" />
      <Row>
        <Sample state="spinner">
          <span className="spin" />
        </Sample>
        <Sample state="skeleton">
          <span className="skeleton" style={{ width: '12rem' }} />
        </Sample>
      </Row>
    </Shelf>
  );
}
