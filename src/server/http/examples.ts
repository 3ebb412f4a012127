/** A call as a program with an API key makes it. Each is run by a test. */
export interface Example {
  /** Behind the address, with its question mark. */
  query?: string;
  body?: object;
}

/** Stands for `{id}` in addresses: an action's or an instruction's. */
export const exampleId = '3f2b8c1e-5d4a-4e8b-9c7d-1a2b3c4d5e6f';

const enhance = { body: { action: 'improve', original_text: 'They was here. Me and Tom has wrote it.' } };
const reply = {
  body: {
    action: 'reply-email',
    'email-chain': 'Hi Marta,\n\nwhen will the chairs come?\n\nTom',
    'user-draft': 'They comes on Monday.',
  },
};
const compose = { body: { description: 'The chairs comes on Monday. Tom can fetch them at the gate.' } };
const review = {
  body: { action: 'get-feedback', text: 'They was here. Please reply soon.', text_type: 'email' },
};
const words = { body: { words: ['Flimbot'] } };

/** One for each call that a key can make. */
export const examples: Readonly<Record<string, Example>> = {
  'POST /api/check': { body: { text: 'They was here.' } },
  'POST /api/functions/enhance-text-v2': enhance,
  'POST /api/functions/enhance-text-v2/stream': enhance,
  'POST /api/functions/reply-email': reply,
  'POST /api/functions/reply-email/stream': reply,
  'POST /api/functions/write-from-scratch': compose,
  'POST /api/functions/write-from-scratch/stream': compose,
  'POST /api/functions/get-feedback': review,
  'POST /api/functions/get-feedback/stream': review,
  'GET /api/actions': { query: '?tool=improve-text&limit=5' },
  'GET /api/actions/{id}': {},
  'PUT /api/actions/{id}/feedback': { body: { user_feedback: 'positive' } },
  'GET /api/credits': {},
  'GET /api/credits/ledger': { query: '?limit=5' },
  'GET /api/usage': {},
  'GET /api/profile': {},
  'PATCH /api/profile': { body: { full_name: 'Marta Kowal' } },
  'GET /api/profile/notifications': {},
  'PATCH /api/profile/notifications': { body: { notification_marketing_emails: false } },
  'GET /api/profile/preferences': {},
  'PATCH /api/profile/preferences': { body: { preferred_language: 'en-gb' } },
  'GET /api/profile/voice': {},
  'PUT /api/profile/voice': { body: { note: 'Short sentences, no jargon.', example: '' } },
  'GET /api/dictionary': {},
  'POST /api/dictionary/words': words,
  'DELETE /api/dictionary/words': words,
  'GET /api/switched-off-rules': {},
  'POST /api/switched-off-rules': { body: { rule: 'harper/RepeatedWords' } },
  'DELETE /api/switched-off-rules': { body: { rule: 'harper/RepeatedWords' } },
  'GET /api/instructions': {},
  'POST /api/instructions': { body: { instructions: [{ name: 'Warmer', instruction: 'Make it warmer.' }] } },
  'PATCH /api/instructions/{id}': { body: { name: 'Warmer still' } },
  'PUT /api/instructions/order': { body: { ids: [exampleId] } },
  'DELETE /api/instructions/{id}': {},
};

/** The same for a shell. */
export function toCurl(route: string, { query = '', body }: Example): string {
  const [method = '', path = ''] = route.split(' ');
  const address = `"$DRAFTWELL_URL${path.replace('{id}', exampleId)}${query}"`;
  const isStream = path.endsWith('/stream');
  const lines = [
    `curl ${isStream ? '--no-buffer ' : ''}${method === 'GET' ? '' : `--request ${method} `}${address}`,
    '--header "Authorization: Bearer $DRAFTWELL_KEY"',
  ];
  if (body !== undefined)
    lines.push('--header "Content-Type: application/json"', `--data '${JSON.stringify(body)}'`);
  return lines.join(' \\\n  ');
}
