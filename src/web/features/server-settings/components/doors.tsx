import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EngineChoice } from '../../../../shared/contract/engine-choice.ts';
import { useServices } from '../../../services/services.ts';
import { type DoorName, findDoor, findSetting } from '../model.ts';
import { pullQuery } from '../queries.ts';
import { Door } from './door.tsx';
import { FixedNote } from './fixed-note.tsx';
import { HomeSteps } from './home-steps.tsx';
import { ProviderSteps } from './provider-steps.tsx';
import { RulesSteps } from './rules-steps.tsx';

interface DoorsProps {
  choice: EngineChoice;
  /** Nobody has chosen yet: none is open, and none is marked. */
  isFirst?: boolean;
}

const doors = [
  {
    name: 'rules',
    title: 'Rules on this server',
    gives: 'Corrects and rearranges what was typed. It does not write anew.',
    costs: 'Nothing.',
    texts: 'No text leaves this server.',
    Steps: RulesSteps,
  },
  {
    name: 'home',
    title: 'A model at home',
    gives: 'Writes and rephrases, as well as the model and its machine can.',
    costs: 'Electricity, and memory of that machine.',
    texts: 'They go to the machine at the address, which may be this one.',
    Steps: HomeSteps,
  },
  {
    name: 'provider',
    title: 'A provider',
    gives: 'Writes and rephrases with a model of Anthropic, OpenAI or another.',
    costs: 'What the provider charges.',
    texts: 'They go to the provider.',
    Steps: ProviderSteps,
  },
] as const;

/** The three ways to have texts written. One that is chosen opens its steps. */
export function Doors({ choice, isFirst = false }: DoorsProps) {
  const { data } = useQuery(pullQuery(useServices()));
  const [pressed, setPressed] = useState<DoorName | 'none'>();
  const inForce = findDoor(choice);
  const setting = findSetting(choice, 'engine');
  // What is under way is not to be looked for
  if (pressed === undefined && data?.pull?.status === 'running') setPressed('home');
  const open = pressed ?? (isFirst || inForce === 'rules' ? 'none' : inForce);
  return (
    <>
      {setting && <FixedNote what="Who writes" setting={setting} />}
      <div className="doors sheet">
        {doors.map(({ name, Steps, ...words }) => (
          <Door
            key={name}
            {...words}
            level={isFirst ? 2 : 3}
            isInForce={!isFirst && name === inForce}
            isFixed={setting !== undefined}
            isOpen={name === open}
            onToggle={() => setPressed(name === open ? 'none' : name)}
          >
            <Steps choice={choice} />
          </Door>
        ))}
      </div>
    </>
  );
}
