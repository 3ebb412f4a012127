import { Link } from 'react-router';
import { Frame } from '../../shell/frame.tsx';
import { PublicBar } from '../../shell/public-bar.tsx';
import { Button, toButtonClass } from '../../ui/button.tsx';
import { toPageTitle } from '../../ui/page-title.ts';
import { LoadIt } from './components/load-it.tsx';
import { SampleMail } from './components/sample-mail.tsx';

export function meta() {
  return [
    ...toPageTitle('Chrome extension'),
    {
      name: 'description',
      content: 'Draftwell in Gmail and Outlook: coming soon, and to be loaded by hand today.',
    },
  ];
}

export default function ExtensionPage() {
  return (
    <Frame bar={<PublicBar />}>
      <main id="main" className="page teaser">
        <div>
          <p className="badge">Coming Soon</p>
          <h1 className="headline">Your editor, in the email that you are writing.</h1>
          <p className="lede">
            A Chrome extension that marks up emails in Gmail and Outlook: every change in its place, with its
            reason, before you press Send.
          </p>
          <p className="flex flex-wrap gap-2">
            <Button disabled>Add to Chrome</Button>
            <Link className={toButtonClass({ look: 'primary' })} to="/signup">
              Sign up
            </Link>
          </p>
          <p className="mt-4 max-w-lg text-small text-ink-3">
            It is not in the Chrome Web Store yet. You can load it yourself today, from the file that this
            server offers below.
          </p>
        </div>
        <SampleMail />
        <LoadIt />
      </main>
    </Frame>
  );
}
