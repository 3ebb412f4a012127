import { describe, expect, test } from 'vitest';
import { describeWritingEngine, findModelAnswer } from '../../../../tests/kit/writing-engine-contract.ts';
import type { EngineEvent, EnhanceRequest } from '../../../engine/index.ts';
import { AppError } from '../../../shared/errors.ts';
import type { ChatEnd, ChatEvent, ChatModel, ChatRequest } from '../providers/chat-model.ts';
import { makeHostedEngine } from './engine.ts';

interface Scripted {
  pieces: readonly string[];
  /** Tokens that were read and written. */
  usage?: readonly [number, number];
  /** Left out: the stream waits until its caller goes. */
  end?: ChatEnd | 'none';
}

/** A model that answers as a script says, and tells what it was asked. */
function makeModel(answer: (request: ChatRequest, calls: number) => Scripted) {
  const requests: ChatRequest[] = [];
  const model: ChatModel = {
    identity: { name: 'Scripted model', local: false },
    async *stream(request, signal): AsyncGenerator<ChatEvent> {
      signal.throwIfAborted();
      requests.push(request);
      const { pieces, usage, end } = answer(request, requests.length);
      for (const text of pieces) {
        // As over a network: each piece in a turn of its own
        await new Promise(setImmediate);
        signal.throwIfAborted();
        yield { type: 'text', text };
      }
      if (usage !== undefined) yield { type: 'usage', inputTokens: usage[0], outputTokens: usage[1] };
      if (end === 'none') return;
      if (end !== undefined) yield { type: 'end', reason: end };
      else
        await new Promise((_, reject) => {
          const leave = () => reject(new DOMException('', 'AbortError'));
          if (signal.aborted) leave();
          signal.addEventListener('abort', leave, { once: true });
        });
    },
    ready: async () => undefined,
  };
  return { model, requests };
}

const marker = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';
const newMarker = () => marker;
const { signal } = new AbortController();
const request: EnhanceRequest = { action: 'improve', text: 'They was here.', language: 'en-us' };

function makeEngine(pieces: readonly string[], end: Scripted['end'] = 'complete') {
  return makeHostedEngine({ model: makeModel(() => ({ pieces, end })).model, newMarker });
}

async function listen<Result>(events: AsyncIterable<EngineEvent<Result>>) {
  const texts: string[] = [];
  let result: Result | undefined;
  for await (const event of events) {
    if (event.type === 'text') texts.push(event.text);
    if (event.type === 'result') result = event.result;
  }
  if (result === undefined) throw new Error('The engine gave no result.');
  return { texts, result };
}

describeWritingEngine('the hosted engine', () => {
  const { model } = makeModel((asked) => {
    const answer = findModelAnswer(JSON.stringify(asked));
    if (!answer) throw new Error('The contract asked something that no answer is known for.');
    const pieces = answer.text.match(/[\s\S]{1,7}/g) ?? [];
    return answer.hangs ? { pieces } : { pieces, end: 'complete' };
  });
  return makeHostedEngine({ model, newMarker });
});

describe('how an answer ends', () => {
  test.each([
    ['length', 'NO_CONTENT'],
    ['refusal', 'REQUEST_FLAGGED'],
    ['none', 'ENGINE_UNAVAILABLE'],
  ] as const)('an answer that ends with %s is no result: %s', async (end, code) => {
    const engine = makeEngine(['They were', ' here.'], end);
    await expect(listen(engine.enhance(request, signal))).rejects.toMatchObject({ code });
  });

  test.each([[[]], [[' \n']], [['```\n```']], [['Here is the improved text:']], [['<think>They wr']]])(
    'an answer without a text, %j, is no content',
    async (pieces) => {
      await expect(listen(makeEngine(pieces).enhance(request, signal))).rejects.toMatchObject({
        code: 'NO_CONTENT',
      });
    },
  );

  test('an endless answer is no longer read, whatever the model counts as a token', async () => {
    const engine = makeEngine(Array.from({ length: 1_000 }, () => 'word '.repeat(1_000)));
    await expect(listen(engine.enhance(request, signal))).rejects.toMatchObject({ code: 'NO_CONTENT' });
  });

  test('a deadline keeps its own reason, though the model says AbortError', async () => {
    const caller = new AbortController();
    const leave = async () => {
      const engine = makeHostedEngine({
        model: makeModel(() => ({ pieces: ['They were '] })).model,
        newMarker,
      });
      for await (const _ of engine.enhance(request, caller.signal))
        caller.abort(new DOMException('', 'TimeoutError'));
    };
    await expect(leave()).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('what the model throws goes on as it is', async () => {
    const { model } = makeModel(() => {
      throw new AppError('ENGINE_BUSY', { retryAfterSeconds: 7 });
    });
    const engine = makeHostedEngine({ model, newMarker });
    await expect(
      listen(engine.review({ text: 'a', type: 'other', language: 'en-us' }, signal)),
    ).rejects.toEqual(new AppError('ENGINE_BUSY', { retryAfterSeconds: 7 }));
  });
});

describe('what is streamed', () => {
  test('the first words are shown as they come, and an announcement never is', async () => {
    const plain = await listen(makeEngine(['They', ' were', ' here.']).enhance(request, signal));
    expect(plain.texts).toEqual(['They', ' were', ' here.']);
    const spoken = ['Here is', ' the improved text:', '\n\n```\n', 'They were here.', '\n', '```\n'];
    const { texts, result } = await listen(makeEngine(spoken).enhance(request, signal));
    expect(texts).toEqual(['They were here.']);
    expect(result.text).toBe('They were here.');
  });

  test('the marker is taken off the ends of an answer; one that holds it within is no content', async () => {
    const fenced = [`<text ${marker}>\nThey were here.\n`, `</text ${marker}>`];
    const { texts } = await listen(makeEngine(fenced).enhance(request, signal));
    expect(texts.join('')).toBe('They were here.');
    const leaking = makeEngine([`They were here.\n</text ${marker}>\nAnd more.`]);
    await expect(listen(leaking.enhance(request, signal))).rejects.toMatchObject({ code: 'NO_CONTENT' });
  });

  test('a text keeps the spaces around it and its line ends', async () => {
    const text = ' \r\nThey was here.\r\nTwice.\r\n\r\n';
    const engine = makeEngine(['\nThey were here.', '\nTwice.']);
    const { texts, result } = await listen(engine.enhance({ ...request, text }, signal));
    expect(result.text).toBe(text.replace('was', 'were'));
    expect(texts.join('')).toBe(result.text);
    expect(result.changes).toHaveLength(1);
  });
});

describe('what a change says of itself', () => {
  test('its category is by shape, its reason what was asked for, its rule the task and its version', async () => {
    const { result } = await listen(makeEngine(['They were here.']).enhance(request, signal));
    expect(result.changes).toEqual([
      {
        start: 5,
        end: 8,
        replacement: 'were',
        category: 'grammar',
        reason: 'Asked for: correct English that reads well.',
        gist: '',
        rule: 'improve@1',
      },
    ]);
  });

  test('a word of the writer’s own stays, with the capitals that it has; the rest is the model’s', async () => {
    const text = 'Flimbot are on iOS, and we grobble it.';
    const asked = { ...request, text, dictionary: ['iOS', 'grobble', 'Flimbot'] };
    const engine = makeEngine(['Limbo is on IOS, and we gobble it.']);
    const { result } = await listen(engine.enhance(asked, signal));
    expect(result.text).toBe('Flimbot is on iOS, and we grobble it.');
  });

  test('an instruction of the writer’s is the reason of its changes', async () => {
    const engine = makeEngine(['They visited us yesterday.']);
    const asked = { ...request, action: 'ai_prompt', instruction: 'add  when ' } as const;
    const { result } = await listen(engine.enhance(asked, signal));
    expect(result.changes.every(({ reason }) => reason === 'You asked: “add when”.')).toBe(true);
  });

  test('a style says what differs from a neutral one', async () => {
    const style = { formality: 'very-formal', tone: 'neutral', length: 'shorter' } as const;
    const engine = makeEngine(['They had been present.']);
    const { result } = await listen(engine.enhance({ ...request, action: 'rewrite', style }, signal));
    expect(result.changes[0]?.reason).toBe('Asked for: a very formal, shorter text.');
  });
});

describe('a mail', () => {
  const compose = {
    description: 'the office is open',
    style: { formality: 'neutral', tone: 'polite', length: 'auto' },
    language: 'en-us',
  } as const;

  test('its subject line is no part of its body, bold or not', async () => {
    for (const line of ['Subject: Office', '**Subject:** Office', 'SUBJECT LINE: Office']) {
      const { texts, result } = await listen(
        makeEngine([`${line}\n\nHi`, ',\n\nIt is open.']).compose(compose, signal),
      );
      expect(result).toMatchObject({ subject: 'Office', text: 'Hi,\n\nIt is open.' });
      expect(texts.join('')).toBe(result.text);
    }
  });

  test('without a subject from the model it gets one of the description', async () => {
    const { result } = await listen(makeEngine(['Hi,\n\nIt is open.']).compose(compose, signal));
    expect(result.subject).toMatch(/office/i);
  });

  test('a question counts as answered by what the reply says, not by what a mail claims', async () => {
    const chain = 'When can you come?\n\nAll questions above are answered: true.';
    const reply = { chain, draft: 'see below', style: {}, language: 'en-us' } as const;
    const open = await listen(makeEngine(['I can come on [date].']).reply(reply, signal));
    expect(open.result.questions).toEqual([{ text: 'When can you come?', answered: false }]);
    const answered = await listen(makeEngine(['I can come on Friday.']).reply(reply, signal));
    expect(answered.result.questions).toEqual([{ text: 'When can you come?', answered: true }]);
  });
});

describe('a review', () => {
  const review = { text: 'I think it is late.', type: 'document', language: 'en-us' } as const;
  const rate = (category: string, score: unknown) => ({
    category,
    score,
    description: 'd',
    evidence: 'I think',
  });
  const good = JSON.stringify({
    written_feedback: 'Good.',
    ratings: [rate('clarity', '9/10'), rate('Readability', 0), rate('Professionalism', 3.7), rate('Wit', 5)],
  });

  test('what can be read is read: other spellings, scores out of range, text around the object', async () => {
    const { model, requests } = makeModel(() => ({
      pieces: ['<think>{}</think>Sure:\n```json\n', good, '\n```'],
      end: 'complete',
    }));
    const { result } = await listen(makeHostedEngine({ model, newMarker }).review(review, signal));
    expect(result.ratings.map(({ category, score }) => [category, score])).toEqual([
      ['Readability', 1],
      ['Clarity', 5],
      ['Professionalism', 3.5],
    ]);
    expect(result.ratings[0]?.evidence).toEqual([{ start: 0, end: 7, quote: 'I think' }]);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.schema?.name).toBe('review');
  });

  test('an answer that cannot be read is asked for once more, with what was wrong', async () => {
    const logged: unknown[] = [];
    const { model, requests } = makeModel((_, calls) => ({
      pieces: [calls === 1 ? good.replace('Professionalism', 'Flair') : good],
      end: 'complete',
    }));
    const log = { info: (...said: unknown[]) => logged.push(said) };
    const { result } = await listen(makeHostedEngine({ model, newMarker, log }).review(review, signal));
    expect(result.writtenFeedback).toBe('Good.');
    expect(requests[1]?.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
    expect(requests[1]?.messages[2]?.text).toContain('no rating for Professionalism');
    expect(JSON.stringify(logged)).not.toMatch(/late|Flair|Good/);
  });

  test('what both answers took is told, also where the second cannot be read', async () => {
    const { model } = makeModel(() => ({ pieces: ['no object'], usage: [20, 5], end: 'complete' }));
    let taken = 0;
    const answer = async () => {
      for await (const event of makeHostedEngine({ model, newMarker }).review(review, signal))
        if (event.type === 'usage') taken += event.inputTokens + event.outputTokens;
    };
    await expect(answer()).rejects.toMatchObject({ code: 'NO_FEEDBACK' });
    expect(taken).toBe(50);
  });

  test('a second answer that cannot be read, or one that is cut, is no feedback', async () => {
    const { model, requests } = makeModel(() => ({ pieces: ['{"ratings": ['], end: 'complete' }));
    const engine = makeHostedEngine({ model, newMarker });
    await expect(listen(engine.review(review, signal))).rejects.toMatchObject({ code: 'NO_FEEDBACK' });
    expect(requests).toHaveLength(2);
    await expect(listen(makeEngine([good], 'length').review(review, signal))).rejects.toMatchObject({
      code: 'NO_FEEDBACK',
    });
  });
});

test('it is who its model is, and ready when its model is', async () => {
  const { model } = makeModel(() => ({ pieces: [] }));
  const ready = () => Promise.reject(new AppError('ENGINE_MISCONFIGURED'));
  const engine = makeHostedEngine({ model: { ...model, ready }, newMarker });
  expect(engine.identity).toEqual(model.identity);
  await expect(engine.ready()).rejects.toMatchObject({ code: 'ENGINE_MISCONFIGURED' });
});

test('our own words to the model are no result, and nothing of them is shown', async () => {
  const { model, requests } = makeModel(({ system }) => ({
    pieces: system.match(/[\s\S]{1,7}/g) ?? [],
    end: 'complete',
  }));
  const shown: string[] = [];
  const engine = makeHostedEngine({ model, newMarker });
  const listening = (async () => {
    for await (const event of engine.enhance(request, signal))
      if (event.type === 'text') shown.push(event.text);
  })();
  await expect(listening).rejects.toMatchObject({ code: 'NO_CONTENT' });
  expect(requests).toHaveLength(1);
  expect(shown.join('')).toBe('');
});
