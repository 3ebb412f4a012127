import { useState } from 'react';
import type { ReviewLook } from '../../../review/model.ts';
import { AreaField, PasswordField, SelectField, TextField } from '../../../ui/field.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { Slider } from '../../../ui/slider.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Row, Sample, Shelf } from './shelf.tsx';

const levels = ['Very short', 'Short', 'As it is', 'Long', 'Very long'];

const options = [
  { value: 'changes', label: 'Changes' },
  { value: 'plain', label: 'Plain' },
] as const;

export function Fields() {
  const [level, setLevel] = useState(2);
  const [isOn, setIsOn] = useState(true);
  const [look, setLook] = useState<ReviewLook>('changes');
  return (
    <Shelf title="Fields">
      <TextField label="Full name" defaultValue="Marta Kowal" help="As it stands under your emails." />
      <TextField label="Job title" placeholder="e.g., logistics" />
      <TextField label="Email" defaultValue="marta at example" error="Please enter an email address." />
      <TextField label="Country" defaultValue="Poland" disabled />
      <PasswordField label="Password" defaultValue="correct horse" />
      <SelectField label="Spelling">
        <option>British English</option>
      </SelectField>
      <AreaField
        label="Description"
        rows={3}
        defaultValue="What I wrote"
        error="Please write 10 characters more."
      />
      <Row>
        <Sample state="segments">
          <Segments<ReviewLook> label="View" value={look} options={options} onChange={setLook} />
        </Sample>
        <Sample state="switch">
          <Switch label="Account updates" isOn={isOn} onChange={setIsOn} />
        </Sample>
        <Sample state="switch, off">
          <Switch label="Marketing emails" isOn={!isOn} onChange={(next) => setIsOn(!next)} />
        </Sample>
        <Sample state="badges">
          <span className="badge">Free</span> <span className="badge badge-solid">Premium</span>
        </Sample>
      </Row>
      <Slider name="Length" levels={levels} index={level} onChange={setLevel} />
      <Slider name="Formality" levels={levels} index={level} disabled onChange={setLevel} />
    </Shelf>
  );
}
