import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openStream } from '../../../../tests/kit/components/fake-engine.ts';
import { refuse, server } from '../../../../tests/kit/components/fake-server.ts';
import { expectAnnounced } from '../../../../tests/kit/components/look.ts';
import { renderScreen, services } from '../../../../tests/kit/components/render-screen.tsx';
import type { Costs, Prices } from '../../../shared/contract/costs.ts';
import type { EngineChoice } from '../../../shared/contract/engine-choice.ts';
import type { ModelPull } from '../../../shared/contract/engine-pull.ts';
import type { TrialResult } from '../../../shared/contract/engine-trial.ts';
import { WhoWrites } from '../../result/components/engine-name.tsx';
import { QueryProvider } from '../../services/query-provider.tsx';
import ServerSettingsPage from './server-settings-page.tsx';

const rules: EngineChoice = {
  engine: 'embedded',
  base_url: null,
  model: null,
  tool_models: {},
  has_key: false,
  has_unreadable_key: false,
  is_chosen: true,
  fixed: [],
  identity: { name: 'Embedded engine', local: true },
};
const ollama: EngineChoice = {
  ...rules,
  engine: 'ollama',
  base_url: 'http://127.0.0.1:11434',
  model: 'small:3b',
  identity: { name: 'Ollama, small:3b', local: true },
};
const anthropic: EngineChoice = {
  ...rules,
  engine: 'anthropic',
  base_url: 'https://api.anthropic.com',
  model: 'large-1',
  has_key: true,
  identity: { name: 'Anthropic, large-1', local: false },
};
const silence = 'Nothing listens at 127.0.0.1:11434: start it, or check the address.';

const figures = { calls: 0, unreported_calls: 0, input_tokens: 0, output_tokens: 0, cost: null };
const month = { ...figures, month: '2026-11-01', monthly_cap: null, is_cap_reached: false };
const noCosts: Costs = { month, days: [], tools: [], writers: [] };
const noPrices: Prices = { input_price: null, output_price: null, monthly_cap: null };

const readChoice = 'GET /admin/engine';
const saveChoice = 'PUT /admin/engine';
const listModels = 'POST /admin/engine/models';
const readPull = 'GET /admin/engine/pull';
const startPull = 'POST /admin/engine/pull';
const cancelPull = 'DELETE /admin/engine/pull';

const door = (name: string) => page.getByRole('button', { name });
/** With its size beside it. */
const radio = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}(?: |$)`) });
const alert = page.getByRole('alert');
const useIt = page.getByRole('button', { name: 'Use this model' });

function toPull(fields: Partial<NonNullable<ModelPull['pull']>>): ModelPull {
  return {
    pull: {
      model: 'llama3.2:3b',
      base_url: 'http://127.0.0.1:11434',
      status: 'running',
      done_bytes: 500_000_000,
      total_bytes: 2_000_000_000,
      bytes_per_second: 25_000_000,
      seconds_left: 60,
      message: null,
      started_at: '2026-11-22T10:00:00.000Z',
      ...fields,
    },
  };
}

const answerModels = (...names: string[]) =>
  server.answer(listModels, () =>
    Response.json({ models: names.map((name) => ({ name, bytes: 2_019_393_189 })) }),
  );

async function arrive(choice: EngineChoice, path = '/server-settings') {
  let stored = choice;
  server.answer(readChoice, () => Response.json(stored));
  server.answer(saveChoice, ({ body }) => {
    const { api_key, ...sent } = body as { engine: EngineChoice['engine']; model?: string; api_key?: string };
    const identity = { name: sent.model ? `${sent.engine}, ${sent.model}` : 'Embedded engine', local: true };
    stored = { ...rules, ...sent, has_key: api_key !== undefined, identity };
    return Response.json(stored);
  });
  return renderScreen(
    <QueryProvider>
      <ServerSettingsPage />
      <footer>
        <WhoWrites />
      </footer>
    </QueryProvider>,
    path,
  );
}

beforeEach(() => {
  services.findQueries()?.clear();
  // The costs beside it have tests of their own
  server.answer('GET /admin/costs', () => Response.json(noCosts));
  server.answer('GET /admin/prices', () => Response.json(noPrices));
  const { id, email, name } = server.getUser();
  const profile = {
    id,
    email,
    full_name: name,
    account_type: 'free',
    country: null,
    last_login: null,
    is_administrator: true,
  };
  server.answer('GET /profile', () => Response.json(profile));
  server.answer(readPull, () => Response.json({ pull: null }));
});

test('to who is no administrator the page is not there, and nothing is asked for it', async () => {
  const { id, email, name } = server.getUser();
  const profile = { id, email, full_name: name, account_type: 'free', country: null, last_login: null };
  server.answer('GET /profile', () => Response.json({ ...profile, is_administrator: false }));
  await renderScreen(
    <QueryProvider>
      <ServerSettingsPage />
    </QueryProvider>,
  );
  await expect.element(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  expect(document.title).toContain('Page not found');
  expect(server.callsOf(readChoice)).toEqual([]);
});

test('who writes could not be read: it says so, with the way to read it again', async () => {
  server.answer(readChoice, () => refuse('INVALID_REQUEST'));
  await renderScreen(
    <QueryProvider>
      <ServerSettingsPage />
    </QueryProvider>,
  );
  await expect.element(alert).toMatchTextContent('Who writes could not be read.');
  server.answer(readChoice, () => Response.json(rules));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(door('A model at home')).toBeVisible();
});

test('what the environment has fixed has the name of its setting, and cannot be pressed', async () => {
  await arrive({ ...anthropic, fixed: ['engine', 'model', 'api_key'] });
  await expect.element(page.getByText(/^Who writes is set by ENGINE in the environment/)).toBeVisible();
  await expect.element(page.getByText('In use')).toBeVisible();
  expect(page.getByRole('button', { expanded: false }).elements()).toEqual([]);
  expect(page.getByRole('button', { expanded: true }).elements()).toEqual([]);
});

test('a key and an address that the environment has fixed are not asked for', async () => {
  answerModels('large-1');
  await arrive({ ...anthropic, fixed: ['base_url', 'api_key'] });
  await expect.element(page.getByText(/^The key is set by ANTHROPIC_API_KEY/)).toBeVisible();
  await expect.element(page.getByText(/^The address is set by ANTHROPIC_BASE_URL/)).toBeVisible();
  await expect.element(page.getByLabelText('Key', { exact: true })).not.toBeInTheDocument();
  await expect.element(radio('large-1')).toBeChecked();
});

describe('a model at home', () => {
  test('Ollama is looked for without a press; its first model is chosen, and taken into use by one', async () => {
    answerModels('small:3b', 'large:70b');
    const { screen } = await arrive(rules);
    await door('A model at home').click();
    await expect.element(page.getByRole('radio', { name: /^small:3b 2\.0 GB$/ })).toBeChecked();
    expect(server.callsOf(listModels)[0]?.body).toEqual({ engine: 'ollama', base_url: null });
    await useIt.click();
    await expectAnnounced('ollama, small:3b writes now.');
    // The page that was open says it too
    await expect
      .element(screen.getByRole('contentinfo').getByText('ollama, small:3b, on this server'))
      .toBeVisible();
    expect(server.callsOf(saveChoice)[0]?.body).toEqual({
      engine: 'ollama',
      base_url: null,
      model: 'small:3b',
      tool_models: {},
    });
  });

  test('the models are chosen by the arrow keys, and one of them for a single tool', async () => {
    answerModels('small:3b', 'large:70b');
    await arrive(rules);
    await door('A model at home').click();
    await expect.element(radio('small:3b')).toBeChecked();
    radio('small:3b').element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(radio('large:70b')).toBeChecked();
    await page.getByText('A model for each tool').click();
    await page.getByRole('combobox', { name: 'Get Feedback' }).selectOptions('small:3b');
    await useIt.click();
    await expect.poll(() => server.callsOf(saveChoice).length).toBe(1);
    expect(server.callsOf(saveChoice)[0]?.body).toMatchObject({
      model: 'large:70b',
      tool_models: { 'get-feedback': 'small:3b' },
    });
  });

  test('a model that is refused says why beside the button, and what was chosen stays', async () => {
    answerModels('small:3b', 'large:70b');
    await arrive(rules);
    server.answer(saveChoice, () => refuse('PROVIDER_NOT_USABLE', 'The model is too large.'));
    await door('A model at home').click();
    await radio('large:70b').click();
    await useIt.click();
    await expect.element(alert).toMatchTextContent('The model is too large.');
    await expect.element(radio('large:70b')).toBeChecked();
    // Closed and opened again, too
    await door('A model at home').click();
    await door('A model at home').click();
    await expect.element(radio('large:70b')).toBeChecked();
  });

  test('where Ollama is not there it says what to install, and looks again', async () => {
    server.answer(listModels, () => refuse('PROVIDER_NOT_USABLE', silence));
    await arrive(rules);
    await door('A model at home').click();
    await expectAnnounced(silence);
    await page.getByRole('button', { name: 'Windows' }).click();
    await expect.element(page.getByText('winget install Ollama.Ollama')).toBeVisible();
    answerModels('small:3b');
    await page.getByRole('button', { name: 'Look again' }).click();
    await expect.element(radio('small:3b')).toBeChecked();
  });

  test('another kind of server at another address', async () => {
    server.answer(listModels, () => refuse('PROVIDER_NOT_USABLE', silence));
    await arrive(rules);
    await door('A model at home').click();
    await expectAnnounced(silence);
    await page.getByText('Another address, or another kind of server').click();
    await page.getByRole('radio', { name: /^OpenAI-compatible/ }).click();
    await page.getByRole('button', { name: 'Look there' }).click();
    await expect.element(page.getByText('Please enter the address.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Address' }).fill('http://box:8000/v1');
    answerModels('mistral');
    await page.getByRole('button', { name: 'Look there' }).click();
    await expect.element(radio('mistral')).toBeChecked();
    expect(server.callsOf(listModels).at(-1)?.body).toEqual({
      engine: 'openai-compatible',
      base_url: 'http://box:8000/v1',
    });
  });

  test('the model in force is chosen, not one that was downloaded before', async () => {
    answerModels('llama3.2:3b', 'small:3b');
    server.answer(readPull, () => Response.json(toPull({ status: 'done' })));
    await arrive(ollama);
    await expect.element(radio('small:3b')).toBeChecked();
  });

  test('a model in force is shown as such, with its address', async () => {
    answerModels('large:70b', 'small:3b');
    await arrive({ ...ollama, base_url: 'http://box:11434' });
    await expect.element(radio('small:3b')).toBeChecked();
    await expect.element(page.getByText('In use')).toBeVisible();
    expect(server.callsOf(listModels)[0]?.body).toEqual({ engine: 'ollama', base_url: 'http://box:11434' });
  });
});

describe('a model that Ollama is to get', () => {
  test('none is there: one is proposed, got with its progress, and then chosen', async () => {
    answerModels();
    let pull = toPull({});
    server.answer(readPull, () => Response.json({ pull: null }));
    server.answer(startPull, () => {
      server.answer(readPull, () => Response.json(pull));
      return Response.json(pull);
    });
    await arrive(rules);
    await door('A model at home').click();
    await expectAnnounced('Ollama on this server answers, and has no model yet.');
    await page.getByRole('button', { name: 'Get it' }).click();
    expect(server.callsOf(startPull)[0]?.body).toEqual({ model: 'llama3.2:3b', base_url: null });
    await expect
      .element(page.getByText('25 % · 500 MB of 2.0 GB · 25 MB a second · about 1 minute left'))
      .toBeVisible();
    answerModels('llama3.2:3b');
    pull = toPull({ status: 'done', done_bytes: 2_000_000_000, seconds_left: 0 });
    await expect.element(radio('llama3.2:3b')).toBeChecked();
    await expect.element(useIt).toBeVisible();
  });

  test('one that runs is shown at once on a page that was loaded again, and can be cancelled', async () => {
    answerModels();
    server.answer(readPull, () => Response.json(toPull({ total_bytes: null })));
    server.answer(cancelPull, () => {
      const pull = toPull({ status: 'cancelled' });
      server.answer(readPull, () => Response.json(pull));
      return Response.json(pull);
    });
    await arrive(rules);
    await expect.element(page.getByRole('progressbar')).toBeVisible();
    await expect.element(page.getByText('Beginning...')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expectAnnounced('The download of llama3.2:3b was cancelled.');
    await expect.element(page.getByRole('button', { name: 'Get it' })).toBeVisible();
  });

  test('one that failed says why, and keeps its name', async () => {
    answerModels();
    const failed = toPull({ status: 'failed', model: 'nowhere', message: 'Ollama knows no such model.' });
    server.answer(readPull, () => Response.json(failed));
    server.answer(startPull, () => refuse('PULL_RUNNING'));
    await arrive(rules);
    await door('A model at home').click();
    await expect.element(alert).toMatchTextContent('Ollama knows no such model.');
    await expect.element(page.getByRole('textbox', { name: 'Model to download' })).toHaveValue('nowhere');
    await page.getByRole('button', { name: 'Get it' }).click();
    await expectAnnounced('A model is being pulled already.');
  });
});

describe('a provider', () => {
  test('a key brings the models; what is refused is said, and what was typed stays', async () => {
    server.answer(listModels, () => refuse('PROVIDER_NOT_USABLE', 'It refuses the key: check the key.'));
    await arrive(rules);
    await door('A provider').click();
    const key = page.getByLabelText('Key', { exact: true });
    await key.fill('sk-wrong');
    await page.getByRole('button', { name: 'Show models' }).click();
    await expect.element(alert).toMatchTextContent('It refuses the key: check the key.');
    await expect.element(key).toHaveValue('sk-wrong');
    answerModels('large-1', 'large-2');
    await key.fill(' sk-right ');
    await page.getByRole('button', { name: 'Show models' }).click();
    await radio('large-2').click();
    await useIt.click();
    await expectAnnounced('anthropic, large-2 writes now.');
    expect(server.callsOf(saveChoice)[0]?.body).toEqual({
      engine: 'anthropic',
      base_url: null,
      api_key: 'sk-right',
      model: 'large-2',
      tool_models: {},
    });
  });

  test('a stored key is not shown, serves again, and can be replaced', async () => {
    answerModels('large-1');
    await arrive(anthropic);
    await expect.element(page.getByText('A key is stored.')).toBeVisible();
    await expect.element(radio('large-1')).toBeChecked();
    expect(server.callsOf(listModels)[0]?.body).toEqual({ engine: 'anthropic', base_url: null });
    await page.getByRole('button', { name: 'Replace' }).click();
    await expect.element(page.getByLabelText('Key', { exact: true })).toHaveFocus();
    await page.getByLabelText('Key', { exact: true }).fill('sk-next');
    await page.getByRole('button', { name: 'Show models' }).click();
    await useIt.click();
    await expect.element(page.getByText('A key is stored.')).toBeVisible();
    expect(server.callsOf(saveChoice)[0]?.body).toMatchObject({ api_key: 'sk-next' });
    await page.getByRole('button', { name: 'Replace' }).click();
    await expect.element(page.getByLabelText('Key', { exact: true })).toHaveValue('');
    // For another address it has to be typed
    await page.getByLabelText('Address (optional)').fill('https://gateway.example');
    await expect.element(radio('large-1')).not.toBeInTheDocument();
  });

  test('a key that cannot be read any more says why, and is asked for', async () => {
    await arrive({ ...anthropic, has_unreadable_key: true });
    await expectAnnounced('it was encrypted with another SECRET than this server has now');
    await expect.element(page.getByLabelText('Key', { exact: true })).toBeVisible();
    expect(server.callsOf(listModels)).toEqual([]);
  });

  test('a long list is filtered by its names; what is chosen stays in sight', async () => {
    answerModels(...Array.from({ length: 12 }, (_, index) => `model-${index + 1}`));
    await arrive(anthropic);
    await page.getByRole('searchbox', { name: 'Filter models' }).fill('model-12');
    await expectAnnounced('2 models');
    await userEvent.keyboard('{Enter}');
    expect(server.callsOf(saveChoice)).toEqual([]);
    await radio('model-12').click();
    await expect.element(radio('model-1')).not.toBeInTheDocument();
  });
});

test('back to the rules by one press', async () => {
  answerModels('small:3b');
  await arrive(ollama);
  await door('Rules on this server').click();
  await page.getByRole('button', { name: 'Let the rules write' }).click();
  await expectAnnounced('Embedded engine writes now.');
  expect(server.callsOf(saveChoice)[0]?.body).toEqual({ engine: 'embedded' });
  await expect.element(page.getByText(/^The rules write now\./)).toBeVisible();
});

describe('the first time', () => {
  const fresh = { ...rules, is_chosen: false };

  test('‘Not now’ stores the rules, and leads on', async () => {
    const { router } = await arrive(fresh, '/server-settings?first');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Who writes?' })).toBeVisible();
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
    expect(server.callsOf(saveChoice)[0]?.body).toEqual({ engine: 'embedded' });
  });

  test('a model that was chosen is named, with the way to a first email', async () => {
    answerModels('small:3b');
    await arrive(fresh, '/server-settings?first');
    await door('A model at home').click();
    await useIt.click();
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'ollama, small:3b writes now' }))
      .toHaveFocus();
    await expect
      .element(page.getByRole('link', { name: 'Write an email' }))
      .toHaveAttribute('href', '/write-from-scratch');
  });

  test('who has answered is not asked again', async () => {
    const { router } = await arrive(rules, '/server-settings?first');
    await expect.poll(() => router.state.location.search).toBe('');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Server settings' })).toBeVisible();
  });
});

describe('a trial of who writes', () => {
  const tryIt = 'POST /admin/engine/trial';
  const result: TrialResult = {
    type: 'result',
    first_word_seconds: 1.24,
    words_per_minute: 341.6,
    kept: { number: true, name: true, negation: false },
    numbers: null,
    review_readable: null,
    sentences: ['It is fast enough for an email.'],
    good_for: ['improve-text', 'write-from-scratch'],
  };

  beforeEach(() => answerModels('small:3b'));

  test('says what is measured, and what it is good for', async () => {
    const going = Promise.withResolvers<ReturnType<typeof openStream>>();
    server.answer(tryIt, (call) => {
      const stream = openStream(call);
      going.resolve(stream);
      return stream.response;
    });
    await arrive(ollama);
    await page.getByRole('button', { name: 'Try it' }).click();
    const stream = await going.promise;
    stream.send('message', { type: 'progress', step: 'writing', words: 120, seconds: 7.6 });
    await expect.element(page.getByText('120 words in 8 s')).toBeVisible();
    stream.finish(result);
    await expectAnnounced('The trial has ended.');
    await expect.element(page.getByText('It is fast enough for an email.')).toBeVisible();
    await expect.element(page.getByText(/Improve Text and Write from Scratch$/)).toBeVisible();
    await expect.element(page.getByText('1.2 s')).toBeVisible();
    await expect.element(page.getByText('342')).toBeVisible();
    expect(server.callsOf(tryIt)[0]?.body).toEqual({});
  });

  test('is stopped by a press, and tells a failure in its place', async () => {
    server.answer(tryIt, (call) => openStream(call).response);
    await arrive(ollama);
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect.poll(() => server.callsOf(tryIt)[0]?.signal.aborted).toBe(true);
    server.answer(tryIt, () => refuse('PROVIDER_NOT_USABLE', silence));
    await page.getByRole('button', { name: 'Try it' }).click();
    await expect.element(alert).toMatchTextContent(silence);
  });
});
