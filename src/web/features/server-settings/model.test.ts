import { describe, expect, test } from 'vitest';
import type { EngineChoice } from '../../../shared/contract/engine-choice.ts';
import {
  findDoor,
  findSetting,
  formatBytes,
  formatTimeLeft,
  guessSystem,
  hasStoredKeyFor,
  pickModel,
  toPlace,
  toPlaceInForce,
  toToolModels,
} from './model.ts';

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
const openAi: EngineChoice = {
  ...rules,
  engine: 'openai-compatible',
  base_url: 'https://api.openai.com/v1',
  has_key: true,
};

describe('the door that is in force', () => {
  test.each([
    ['embedded', null, 'rules'],
    ['ollama', 'https://models.example.org', 'home'],
    ['anthropic', 'https://api.anthropic.com', 'provider'],
    ['openai-compatible', 'https://api.openai.com/v1', 'provider'],
    ['openai-compatible', 'http://192.168.1.20:8000/v1', 'home'],
    ['openai-compatible', 'http://172.20.0.2:8000/v1', 'home'],
    ['openai-compatible', 'http://172.32.0.2:8000/v1', 'provider'],
    ['openai-compatible', 'http://vllm:8000/v1', 'home'],
    ['openai-compatible', 'http://[::1]:8000/v1', 'home'],
    ['openai-compatible', 'http://box.local/v1', 'home'],
  ] as const)('%s at %s: %s', (engine, base_url, door) => {
    expect(findDoor({ engine, base_url })).toBe(door);
  });
});

test('the own address of a provider is not sent, so that the key stored for it is found', () => {
  expect(toPlace('ollama', ' ')).toEqual({ engine: 'ollama', base_url: null });
  expect(toPlace('anthropic', 'https://api.anthropic.com/')).toEqual({ engine: 'anthropic', base_url: null });
  expect(toPlace('ollama', ' http://box:11434/ ').base_url).toBe('http://box:11434');
});

test('a stored key is for one kind of provider at one address', () => {
  expect(hasStoredKeyFor(openAi, toPlace('openai-compatible', ''))).toBe(true);
  expect(hasStoredKeyFor(openAi, toPlace('openai-compatible', 'https://other.example/v1'))).toBe(false);
  expect(hasStoredKeyFor(openAi, toPlace('anthropic', ''))).toBe(false);
  expect(hasStoredKeyFor({ ...openAi, has_unreadable_key: true }, toPlace('openai-compatible', ''))).toBe(
    false,
  );
});

test('what is in force is asked for again only behind its own door', () => {
  expect(toPlaceInForce(openAi, 'provider')).toEqual({ engine: 'openai-compatible', base_url: null });
  expect(toPlaceInForce(openAi, 'home')).toBeUndefined();
  expect(toPlaceInForce(rules, 'rules')).toBeUndefined();
  const fixed: EngineChoice = { ...openAi, base_url: 'https://gateway.example/v1', fixed: ['base_url'] };
  expect(toPlaceInForce(fixed, 'provider')).toEqual({ engine: 'openai-compatible', base_url: null });
});

test('a part that the environment has decided has the name of its setting', () => {
  const fixed: EngineChoice = { ...openAi, fixed: ['api_key', 'model'] };
  expect(findSetting(fixed, 'api_key')).toBe('OPENAI_API_KEY');
  expect(findSetting(fixed, 'model')).toBe('ENGINE_MODEL');
  expect(findSetting(fixed, 'base_url')).toBeUndefined();
});

test('of the models wished for the first that is there is chosen, else the first of the list', () => {
  expect(pickModel(['a', 'b', 'c'], ['c', 'b'])).toBe('c');
  expect(pickModel(['a', 'b'], [null, undefined, 'b'])).toBe('b');
  expect(pickModel(['a', 'b:latest'], ['b'])).toBe('b:latest');
  expect(pickModel(['a', 'b'], ['gone'])).toBe('a');
  expect(pickModel([], [])).toBeUndefined();
});

test('a tool that takes the model for all is not sent', () => {
  expect(toToolModels({ 'improve-text': '', 'get-feedback': 'large' })).toEqual({ 'get-feedback': 'large' });
});

test('sizes and times as one says them', () => {
  expect(formatBytes(4_661_224_676)).toBe('4.7 GB');
  expect(formatBytes(274_302_450)).toBe('274 MB');
  expect(formatTimeLeft(20)).toBe('less than a minute left');
  expect(formatTimeLeft(61)).toBe('about 1 minute left');
  expect(formatTimeLeft(150)).toBe('about 3 minutes left');
});

test('the commands are for the system of the browser', () => {
  expect(guessSystem('Mozilla/5.0 (Windows NT 10.0; Win64; x64)')).toBe('windows');
  expect(guessSystem('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')).toBe('macos');
  expect(guessSystem('Mozilla/5.0 (X11; Linux x86_64)')).toBe('linux');
});
