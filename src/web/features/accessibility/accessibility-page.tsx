import { Link } from 'react-router';
import { ReadingPage, ReadingPart } from '../../reading/reading-page.tsx';
import { toPageTitle } from '../../ui/page-title.ts';

export function meta() {
  return [
    ...toPageTitle('Accessibility'),
    {
      name: 'description',
      content: 'What Draftwell does so that everybody can use it, how that is checked, and what falls short.',
    },
  ];
}

export default function AccessibilityPage() {
  return (
    <ReadingPage
      title="Accessibility"
      lede="Everybody should be able to write here, whatever they see with, type with or listen with. This page says how far that is true."
    >
      <ReadingPart id="aim" title="What we aim at" note="WCAG 2.2, level AA.">
        <p>
          Draftwell is made to conform to the Web Content Accessibility Guidelines 2.2 at level AA. It
          conforms in part: what is known to fall short stands below.
        </p>
        <p>
          Everything can be done by keyboard, and a list of keys opens from the foot of each screen. Changes
          are told by words and by shape, not by color alone. Pages follow the theme, the text size and the
          wish for less motion that are set on your device, and can be used at 320 pixels of width.
        </p>
      </ReadingPart>
      <ReadingPart id="checks" title="How it is checked" note="By programs, in one browser.">
        <p>
          Before each release, programs look at the screens in one browser, Chromium, in light and in dark:
          they compare the contrast of all pairs of colors, look for faults with axe, and walk through whole
          tasks by keyboard. The checks fail on any fault that they find.
        </p>
      </ReadingPart>
      <ReadingPart id="gaps" title="What falls short" note="Known today, and not hidden.">
        <ul className="grid list-disc gap-2 pl-5">
          <li>
            No person who relies on assistive technology has tested Draftwell, and no audit from outside has
            been made. It has not been tried systematically with NVDA, JAWS, VoiceOver, TalkBack, voice
            control or switches. Programs find only a part of what such tests would.
          </li>
          <li>
            Underlines while writing are drawn behind the field. A screen reader does not meet them in the
            text: F8 leads from one to the next, and says what is wrong and what can be done.
          </li>
          <li>
            A marked-up text has struck and inserted words within sentences, which is tiring to listen to. The
            view ‘Plain’ beside it has the text without marks.
          </li>
          <li>
            A text of many changes makes many stops for the Tab key. The buttons for the next and the previous
            change lead past what lies between.
          </li>
          <li>The screens and all messages are in English only.</li>
          <li>
            Where an operator takes payments by Stripe, or lets people sign in by another service, those pages
            are not part of Draftwell, and this page says nothing about them.
          </li>
        </ul>
      </ReadingPart>
      <ReadingPart id="contact" title="When something is in your way" note="Tell who runs this server.">
        <p>
          Write to the operator by the <Link to="/feedback">feedback form</Link>, or to the address that the
          form names: what you wanted to do, with which browser and which aid. A text that you cannot get at
          is still yours: <Link to="/settings?tab=data">your data</Link> can be taken out whole at any time.
        </p>
        <p>
          This statement was written together with the software, for the version that stands on the page{' '}
          <Link to="/about">about the developer</Link>. An operator whom the law asks for a statement of their
          own can link to this one.
        </p>
      </ReadingPart>
    </ReadingPage>
  );
}
