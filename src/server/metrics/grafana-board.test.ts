import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeMetrics } from './metrics.ts';

interface Board {
  panels: { title: string; targets: { expr: string }[] }[];
}

const file = new URL('../../../deploy/grafana/draftwell.json', import.meta.url);
const { panels }: Board = JSON.parse(readFileSync(file, 'utf8'));
const metricName = /\b(?:draftwell|http|db|process|nodejs)_\w+/g;

const metrics = makeMetrics({
  version: '1.0.0',
  readCalls: () => ({ running: 0, waiting: 0 }),
  countOpenHolds: async () => 0,
  readMailBacklog: async () => ({ waiting: 0, failed: 0, oldest_seconds: 0 }),
  readListener: () => ({ isConnected: true, lastHeardAt: undefined }),
  readPool: () => ({ total: 1, idle: 1, waiting: 0 }),
});
const text = await metrics.read();

function listRegistered(): Map<string, string> {
  return new Map(
    [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type = '']) => [name, type]),
  );
}

test('each panel of the board asks for metrics that there are, and each metric of ours has a panel', () => {
  const registered = listRegistered();
  const asked = new Set<string>();
  for (const { title, targets } of panels) {
    for (const { expr } of targets) {
      const names = expr.match(metricName) ?? [];
      expect(names, title).not.toEqual([]);
      for (const name of names) asked.add(toRegistered(name));
    }
  }
  expect([...asked].filter((name) => !registered.has(name))).toEqual([]);
  const ours = [...registered.keys()].filter((name) => /^(draftwell|http|db)_/.test(name));
  expect(ours.filter((name) => !asked.has(name))).toEqual([]);

  function toRegistered(name: string): string {
    const whole = name.replace(/_(bucket|sum|count)$/, '');
    return registered.get(whole) === 'histogram' ? whole : name;
  }
});

test('each metric has a help text, and the ending that its type asks for', () => {
  for (const [name, type] of listRegistered()) {
    expect(text).toMatch(new RegExp(`^# HELP ${name} \\S`, 'm'));
    expect(name.endsWith('_total'), name).toBe(type === 'counter');
  }
});
