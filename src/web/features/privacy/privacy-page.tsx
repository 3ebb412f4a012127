import { Link } from 'react-router';
import { EngineFact } from '../../reading/engine-fact.tsx';
import { ReadingPage, ReadingPart } from '../../reading/reading-page.tsx';
import { toPageTitle } from '../../ui/page-title.ts';
import { Stored } from './components/stored.tsx';

export function meta() {
  return [
    ...toPageTitle('Privacy Policy'),
    { name: 'description', content: 'Where your texts go, what is stored of them, and for how long.' },
  ];
}

export default function PrivacyPage() {
  return (
    <ReadingPage
      title="Privacy Policy"
      lede="Your texts are kept for you, on one server, run by somebody you can ask. There is no advertising, no tracking, and nothing here is fetched from anywhere else."
    >
      <ReadingPart id="who" title="Who holds your data" note="The operator of this server. Nobody else.">
        <p>
          Draftwell is software that people run themselves. Whoever runs this server, at the address in your
          browser’s bar, holds what is stored on it and answers your questions about it. Whoever made the
          software gets nothing: it does not phone home.
        </p>
      </ReadingPart>
      <ReadingPart id="texts" title="Where your texts go" note="Each result says where its text went.">
        <p>
          On this server your texts are answered by: <EngineFact />
        </p>
        <p>
          With the embedded engine they go nowhere. It runs inside this server and needs no connection to
          anything; no text leaves it. Its results are signed ‘Embedded engine, on this server’.
        </p>
        <p>
          An operator can connect a hosted model instead. The text of a call then goes to whoever runs that
          model, with what you asked for and what your preferences say of your work: purpose, role, industry,
          job title and language, and your voice note with its example, where you have written one. Your name
          goes along with a reply and an email that is written for you, to sign it; your address never does,
          unless it stands in the text. The screen says so before you press the button, and the result after
          it. What becomes of a text there is in that company’s terms, so ask the operator before you paste a
          secret.
        </p>
      </ReadingPart>
      <Stored />
      <ReadingPart id="device" title="What stays in your browser" note="Drafts and versions never leave it.">
        <p>
          What you are typing, a file that you opened with its form, the result under review with your
          decisions, its earlier versions, your choice of theme, and which hints you have put away are kept in
          this browser, under your account. That is why a reload or a crash loses nothing. The server gets a
          text when you ask for something to be done with it, and not before. To remove what is kept here,
          clear this site’s data in your browser.
        </p>
        <p>
          So that the app opens without a connection too, the browser also keeps the app’s own files, none of
          them with a word of yours, and, until you sign out, your name and email address.
        </p>
      </ReadingPart>
      <ReadingPart id="payment" title="Payment" note="Where there is any, Stripe sees the card. We do not.">
        <p>
          Where the operator takes payment, it is taken by Stripe, on Stripe’s own pages. Stripe learns your
          email address, the number of your account here and what you type there, such as a card; its own
          privacy policy holds for that. This server learns how your subscription stands and until when, never
          the number of a card. Your texts have no part in it. Where payment is only a test, nothing goes to
          Stripe and no money moves.
        </p>
      </ReadingPart>
      <ReadingPart
        id="cookies"
        title="Cookies"
        note="To stay signed in, to know your browser again, and for your sliders."
      >
        <p>
          The session cookie keeps you signed in. No script can read it, and it ends with the session. A
          second one, which no script can read either, tells for 400 days that you have signed in here before,
          so that somebody who guesses at your password cannot keep you out; where an address is verified, a
          third one does so for the day after you signed up. The style cookie remembers where the sliders of
          Improve Text stand, for a year. There are no others, neither of ours nor of anybody else.
        </p>
      </ReadingPart>
      <ReadingPart id="choices" title="What you can do" note="Look, delete, ask.">
        <p>
          All that is kept of your calls is in your history, word for word. You can delete one entry or all of
          them; after a few minutes, in which you can change your mind, they are gone for good. Backups that
          the operator makes may hold them longer. For anything else, such as closing the account, ask the
          operator, for example through the <Link to="/feedback">feedback form</Link>, for which you sign in.
        </p>
      </ReadingPart>
    </ReadingPage>
  );
}
