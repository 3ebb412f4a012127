import { Link } from 'react-router';
import { ReadingPart } from '../../../reading/reading-page.tsx';
import { toOwnAddress } from '../../../server-facts.ts';
import { toButtonClass } from '../../../ui/button.tsx';

const thanks = 'thanks';

/**
 * Works without any script. Its fields have no names, so that the browser has nothing to send: submitting loads the
 * page afresh, at the thanks, which the styles show in the form's place. The browser itself refuses empty fields.
 */
export function ContactForm() {
  return (
    <ReadingPart id="contact" title="Say hello" note="A form to try. Nothing is sent.">
      <p>
        This form is not connected to a mailbox: what you write in it reaches nobody. To reach who runs this
        server, sign in and use the <Link to="/feedback">feedback form</Link>.
      </p>
      <div id={thanks} className="contact-thanks" tabIndex={-1}>
        <p className="font-serif text-h3">Thank you for trying the form!</p>
        <p>It is empty again. Nothing was sent and nothing was kept.</p>
        <p>
          <Link to="/about#contact">Try it again</Link>
        </p>
      </div>
      <form className="contact-form" action={toOwnAddress(`/about#${thanks}`)} method="get">
        <p className="contact-problem" role="alert">
          Please fill in all required fields
        </p>
        <label className="field">
          <span className="field-label">Name</span>
          <input className="input" type="text" autoComplete="name" required pattern=".*\S.*" />
        </label>
        <label className="field">
          <span className="field-label">Email</span>
          <input className="input" type="email" autoComplete="email" required placeholder=" " />
          <span className="contact-email-problem field-error" role="alert">
            This email address is not complete.
          </span>
        </label>
        <label className="field">
          <span className="field-label">Message</span>
          <textarea className="input" rows={5} required />
        </label>
        <p>
          <button type="submit" className={toButtonClass({ look: 'primary' })}>
            Submit
          </button>
        </p>
      </form>
    </ReadingPart>
  );
}
