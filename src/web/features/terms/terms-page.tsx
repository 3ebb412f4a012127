import { Link } from 'react-router';
import { formatNumber } from '../../../shared/format.ts';
import { defaultPlans } from '../../../shared/plans.ts';
import { Figure } from '../../reading/figure.tsx';
import { ReadingPage, ReadingPart } from '../../reading/reading-page.tsx';
import { toPageTitle } from '../../ui/page-title.ts';

export function meta() {
  return [
    ...toPageTitle('Terms of Service'),
    {
      name: 'description',
      content: 'What you may do with Draftwell, what it costs, what nobody can promise.',
    },
  ];
}

/** How much of what the engines wrote one writer may show in public, in characters. */
const publicDisplayLimit = formatNumber(300_000);

export default function TermsPage() {
  return (
    <ReadingPage
      title="Terms of Service"
      lede="What you may do with this copy of Draftwell, what it costs, and what nobody can promise you. By using it you agree to these terms."
    >
      <ReadingPart id="operator" title="Who this is between" note="You, and whoever runs this server.">
        <p>
          Draftwell is software that people run themselves. The operator is the person or the organization
          that runs this server, at the address in your browser’s bar. These terms are between you and the
          operator. Whoever made the software has no part in it: they do not run this server, and cannot see
          what is on it.
        </p>
      </ReadingPart>
      <Account />
      <Texts />
      <Fees />
      <Limits />
      <ReadingPart id="changes" title="Changes and endings" note="You can leave on any day.">
        <p>
          The operator may change these terms, and may add rules of their own. What holds is on this page;
          where a change matters to you, you can stop using Draftwell before it does. You may stop on any day,
          and the operator may close an account that breaks these terms.
        </p>
        <p>
          The law of the place where the operator is based applies. Your rights as a consumer where you live
          are not affected.
        </p>
      </ReadingPart>
    </ReadingPage>
  );
}

function Account() {
  return (
    <ReadingPart id="account" title="Your account" note="One person, one account, your own password.">
      <p>
        You need an account to write here. Give an email address that is yours, since a forgotten password is
        reset through it. Keep the password to yourself: what happens under your account counts as done by
        you.
      </p>
      <p>
        Do not use Draftwell to break the law, to harm or to deceive people, to get at the texts of others, or
        to get around its limits. Do not send it more calls than one writer makes.
      </p>
    </ReadingPart>
  );
}

function Texts() {
  return (
    <>
      <ReadingPart id="texts" title="Your texts" note="What you write stays yours. So does what comes back.">
        <p>
          Your texts belong to you, and so do the results, as far as the law lets anybody own them. The
          operator may do with them what answering you takes, and nothing else. Put in only what you may show
          to the engine that answers: the <Link to="/privacy">privacy policy</Link> says where a text goes.
        </p>
      </ReadingPart>
      <ReadingPart
        id="output"
        title="What you do with the results"
        note={`Read before you send. At most ${publicDisplayLimit} characters in public.`}
      >
        <p>
          You may use results as you like, for work too. One limit: you may display at most{' '}
          {publicDisplayLimit} characters of output publicly, all places and all times together. Mail, letters
          and papers for people whom you know are not public. For more, ask the operator.
        </p>
        <p>
          Every engine makes mistakes, even a well-mannered one. Draftwell marks each change, and flags
          figures, names and negations that differ. Whether a text is right, and whether it should be sent,
          remains for you to decide.
        </p>
      </ReadingPart>
    </>
  );
}

function Fees() {
  const { free, paid } = defaultPlans;
  return (
    <ReadingPart
      id="fees"
      title="Plans and fees"
      note={
        <>
          Free: <Figure name="freeCreditsPerDay" /> credits a day. Premium: <Figure name="monthlyPrice" /> a
          month after <Figure name="trialDays" /> days.
        </>
      }
    >
      <p>
        The {free.name} plan has <Figure name="freeCreditsPerDay" /> credits a day and costs nothing. A result
        takes one credit; a call that fails, that you stop, or that has nothing to change takes none. Daily
        credits come back at midnight (UTC) and cannot be saved up.
      </p>
      <p>
        {paid.name} costs <Figure name="monthlyPrice" /> per month after a <Figure name="trialDays" />
        -day free trial. It adds <Figure name="paidCreditsPerMonth" /> credits a month to{' '}
        <Figure name="paidCreditsPerDay" /> a day. Credits of a month that you do not use end with it. You may
        cancel at any time: {paid.name} then lasts until the end of the period that is paid for, and the
        account is on the {free.name} plan after it.
      </p>
      <p>
        Payment is taken by Stripe, on Stripe’s own pages. When one fails, {paid.name} stays for{' '}
        <Figure name="pastDueDays" /> days, in which you can put it right. A server on which payment is only a
        test says so on the page where you would pay, and no money moves there.
      </p>
      <p>
        <b>Fees are nonrefundable.</b> Where the operator takes no payment, every account is on the{' '}
        {free.name} plan and there is nothing to pay.
      </p>
    </ReadingPart>
  );
}

function Limits() {
  return (
    <ReadingPart id="promises" title="What is not promised" note="It may be down, and it may be wrong.">
      <p>
        Draftwell is provided as it is. The server may be down, calls may fail, and results may be wrong or
        not to your taste. As far as the law allows, the operator is not liable for what follows from a result
        that was used without being read, or from a text that was lost. Keep a copy of what matters to you.
      </p>
    </ReadingPart>
  );
}
