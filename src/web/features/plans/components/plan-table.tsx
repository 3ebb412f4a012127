import { Fragment } from 'react';
import type { PlanFigure, PlansInForce, PlanValue } from '../../../../shared/contract/plans.ts';
import { getServerFacts } from '../../../server-facts.ts';
import { figureNames, toValueWords } from '../words.ts';

export function PlanTable({ figures }: Pick<PlansInForce, 'figures'>) {
  const { free, paid } = getServerFacts().plans;
  return (
    <table className="usage-table plan-table">
      <thead>
        <tr>
          <th scope="col">What a plan has</th>
          <th scope="col">{free.name}</th>
          <th scope="col">{paid.name}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ figure, ...values }) => (
          <tr key={figure}>
            <th scope="row">{figureNames[figure]}</th>
            <Value figure={figure} value={values.free} />
            <Value figure={figure} value={values.paid} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ figure, value }: { figure: PlanFigure; value: PlanValue | null }) {
  if (value === null) return <td>–</td>;
  return (
    <td>
      {toValueWords(figure, value)}
      {value.setting && (
        <span className="plan-setting">
          <code translate="no">
            <BreakableName name={value.setting} />
          </code>{' '}
          {value.is_set ? 'set' : 'default'}
        </span>
      )}
    </td>
  );
}

/** On a phone it goes on in the next line behind an underscore. */
function BreakableName({ name }: { name: string }) {
  return name.split('_').map((word, index) => (
    <Fragment key={word}>
      {index > 0 && (
        <>
          _<wbr />
        </>
      )}
      {word}
    </Fragment>
  ));
}
