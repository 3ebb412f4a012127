/** Starts the server of the image as it is started there, uses it, stops it, and prints what was seen. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { signUp } from '../../tests/kit/caller.ts';

const url = `http://127.0.0.1:${process.env.PORT}`;
const { command, healthCheck } = JSON.parse(process.argv[2] ?? '') as Record<string, string[]>;

/** What a server takes while nobody calls it, by the system's count, in megabytes. */
function readMemory(pid: number): number {
  const [, kilobytes] = /^Pss: +(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1_000);
}

function run([program = '', ...args]: string[] = []) {
  return spawnSync(program, args, { encoding: 'utf8' });
}

async function isReady(): Promise<boolean> {
  return fetch(`${url}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

assert.throws(() => writeFileSync('/app/written', ''), { code: 'EROFS' });
assert.match(readFileSync('/proc/self/status', 'utf8'), /^CapEff:\t0+\nCapBnd:\t0+$/m);
assert.notEqual(process.getuid?.(), 0);
assert.notEqual(run(healthCheck).status, 0, 'the health check passes where nothing runs');

const [program = '', ...args] = command ?? [];
const startedAt = performance.now();
const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
const exited = once(server, 'exit');
let peak = 0;
const sampling = setInterval(() => {
  peak = Math.max(peak, readMemory(server.pid ?? 0));
}, 50);
while (!(await isReady())) {
  assert.equal(server.exitCode, null, 'the server does not start');
  await sleep(20);
}
clearInterval(sampling);
console.log(`Ready after ${((performance.now() - startedAt) / 1_000).toFixed(1)} s, ${peak} MB at most.`);

const health = run(healthCheck);
assert.equal(health.status, 0, health.stderr);
const writer = await signUp(url);
const { body } = await writer.improve('I has wrote the report and it are finished.');
console.log(`Improved a text: ${body.enhanced_text}`);
const about = await (await fetch(`${url}/about`)).text();
console.log(`The about page says: ${/Draftwell \d[^<]*/.exec(about)?.[0]}.`);
const doctor = run(['draftwell', 'users', '--json']);
assert.match(doctor.stdout, new RegExp(writer.email), doctor.stderr);
await sleep(15_000);
console.log(`Idle: ${readMemory(server.pid ?? 0)} MB.`);

server.kill('SIGTERM');
assert.deepEqual(await exited, [0, null]);
console.log('Stopped with 0.');
