import { Icon, type IconName } from '../../../ui/icons.tsx';
import { Row, Sample, Shelf } from './shelf.tsx';

const names: readonly IconName[] = [
  'accept',
  'close',
  'copy',
  'flag',
  'home',
  'globe',
  'offline',
  'options',
  'pencil',
  'refresh',
  'search',
  'settings',
  'stop',
  'thumbUp',
  'thumbDown',
  'trash',
  'undo',
  'warning',
];

const sizes = ['note', 'small', 'ui', 'text', 'h3', 'h2', 'h1'];

export function Type() {
  return (
    <Shelf title="Type and icons">
      {sizes.map((size) => (
        <p
          key={size}
          style={{
            font: `var(--t-${size}) / var(--l-${size}) var(--${/^[ht]/.test(size) ? 'serif' : 'sans'})`,
          }}
        >
          {size}: I have spoken with the team, 1,234 words
        </p>
      ))}
      <Row>
        {names.map((name) => (
          <Sample key={name} state={name}>
            <Icon name={name} />
          </Sample>
        ))}
      </Row>
    </Shelf>
  );
}
