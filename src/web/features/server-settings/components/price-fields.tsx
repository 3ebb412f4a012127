import { type FormEvent, useState } from 'react';
import type { Prices } from '../../../../shared/contract/costs.ts';
import { useOfflineNote } from '../../../services/use-connection.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { findPriceProblems, toPriceForm, toPrices } from '../costs.ts';
import { useSavePrices } from '../use-save-prices.ts';

const fields = [
  { name: 'input_price', label: 'A million tokens read', help: 'The provider calls them input.' },
  { name: 'output_price', label: 'A million tokens written', help: 'The provider calls them output.' },
  {
    name: 'monthly_cap',
    label: 'Cap for a month',
    help: 'Once it is reached, models are not asked until the month ends. Left empty: no cap.',
  },
] as const;

/** What is typed stays, whatever becomes of it. */
export function PriceFields({ saved }: { saved: Prices }) {
  const [form, setForm] = useState(() => toPriceForm(saved));
  const [problems, setProblems] = useState<ReturnType<typeof findPriceProblems>>({});
  const { save, isSaving, failure } = useSavePrices();
  const offlineNote = useOfflineNote();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = findPriceProblems(form);
    setProblems(found);
    const [first] = fields.filter(({ name }) => found[name]);
    if (first) event.currentTarget.querySelector<HTMLInputElement>(`[name="${first.name}"]`)?.focus();
    else if (!isSaving) save(toPrices(form));
  }

  return (
    <form className="price-fields" noValidate onSubmit={submit} aria-labelledby="prices">
      <h3 id="prices">Prices and cap</h3>
      <p className="text-small text-ink-2">
        In the currency that you pay in. New prices count from now on. The calls that run when the cap is
        reached still end, so a month can cost a little more.
      </p>
      {fields.map(({ name, label, help }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          help={help}
          inputMode="decimal"
          autoComplete="off"
          error={problems[name]}
          value={form[name]}
          onChange={({ target }) => setForm({ ...form, [name]: target.value })}
        />
      ))}
      {failure && (
        <Banner tone="bad" icon="warning">
          {failure}
        </Banner>
      )}
      <p>
        <Button type="submit" look="primary" busy={isSaving} {...offlineNote}>
          {isSaving ? 'Saving...' : 'Save prices and cap'}
        </Button>
      </p>
    </form>
  );
}
