import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../../ui/icons.tsx';

interface DoorProps {
  title: string;
  gives: string;
  costs: string;
  texts: string;
  level: 2 | 3;
  isInForce: boolean;
  /** There is nothing to choose. */
  isFixed: boolean;
  isOpen: boolean;
  onToggle(): void;
  /** The way in. */
  children: ReactNode;
}

/** What one of the ways gives, costs and does with the texts; open, its steps too, which stay as they are when it closes. */
export function Door({ title, level, isInForce, isFixed, isOpen, onToggle, children, ...facts }: DoorProps) {
  const id = useId();
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const Heading = `h${level}` as const;
  return (
    <section className="door" aria-labelledby={id}>
      <div className="door-head">
        <Heading id={id} className="text-h3">
          {isFixed ? (
            title
          ) : (
            <button type="button" aria-expanded={isOpen} aria-controls={`${id}-steps`} onClick={onToggle}>
              {title}
            </button>
          )}
        </Heading>
        {isInForce && <span className="badge">In use</span>}
        {!isFixed && <Icon name="right" />}
        <dl className="door-facts">
          <Fact name="Gives" words={facts.gives} />
          <Fact name="Costs" words={facts.costs} />
          <Fact name="Texts" words={facts.texts} />
        </dl>
      </div>
      <div id={`${id}-steps`} className="door-steps" hidden={!isOpen || isFixed}>
        {wasOpened && !isFixed && children}
      </div>
    </section>
  );
}

function Fact({ name, words }: { name: string; words: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{words}</dd>
    </div>
  );
}
