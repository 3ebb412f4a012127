import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type Control, Controller } from 'react-hook-form';
import type { Notifications } from '../../../../shared/contract/profile.ts';
import { useServices } from '../../../services/services.ts';
import { Switch } from '../../../ui/switch.tsx';
import { notificationsQuery } from '../queries.ts';
import { useSettingsForm } from '../use-settings-form.ts';
import { FormFoot } from './form-foot.tsx';
import { Loaded } from './load-state.tsx';
import { Section } from './section.tsx';

export function NotificationsTab() {
  const query = useQuery(notificationsQuery(useServices()));
  return (
    <Loaded query={query} failure="Failed to load notification preferences">
      {(saved) => <NotificationsForm saved={saved} />}
    </Loaded>
  );
}

function NotificationsForm({ saved }: { saved: Notifications }) {
  const services = useServices();
  const { form, submit, ...foot } = useSettingsForm<Notifications>({
    name: 'notifications',
    saved,
    async save(values) {
      const stored = await services.call((api) => api.profile.updateNotifications(values));
      services.findQueries()?.setQueryData(notificationsQuery(services).queryKey, stored);
      return stored;
    },
    success: 'Notification preferences saved!',
    failure: 'Failed to save notification preferences',
  });
  return (
    <form onSubmit={submit} noValidate>
      <Section title="Email" note="Security emails, such as for a new password, are always sent.">
        <SwitchRow
          control={form.control}
          name="notification_account_updates"
          label="Account updates"
          help="Changes to your plan and problems with a payment."
        />
        <SwitchRow
          control={form.control}
          name="notification_marketing_emails"
          label="Marketing emails"
          help="News and offers. No such emails are sent by this server at present."
        />
      </Section>
      <FormFoot {...foot} save="Save notifications" onDiscard={foot.discard} />
    </form>
  );
}

interface SwitchRowProps {
  control: Control<Notifications>;
  name: keyof Notifications;
  label: string;
  help: string;
}

function SwitchRow({ control, name, label, help }: SwitchRowProps) {
  const id = useId();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <div className="switch-row">
          <div>
            <label className="field-label" htmlFor={id}>
              {label}
            </label>
            <p className="field-help">{help}</p>
          </div>
          <Switch id={id} label={label} isOn={value} onChange={onChange} />
        </div>
      )}
    />
  );
}
