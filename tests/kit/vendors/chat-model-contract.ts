import { describeAddresses } from './contract/addresses.ts';
import { describeAnswers } from './contract/answers.ts';
import { type AdapterUnderTest, setUpBench } from './contract/bench.ts';
import { describeEarlyEnds } from './contract/early-ends.ts';
import { describeFailures } from './contract/failures.ts';
import { describeSettings } from './contract/settings.ts';
import { describeUsage } from './contract/usage.ts';

/** What every adapter has to do, shown against a double of its vendor. */
export function describeChatModel(name: string, adapter: AdapterUnderTest): void {
  const bench = setUpBench(adapter);
  describeAnswers(name, bench);
  describeFailures(name, bench);
  describeAddresses(name, bench);
  describeEarlyEnds(name, bench);
  describeSettings(name, bench);
  describeUsage(name, bench);
}
