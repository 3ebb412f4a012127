import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { RunButton, StopButton } from '../../../writing/run-button.tsx';
import { Row, Sample, Shelf } from './shelf.tsx';

const looks = ['primary', 'plain', 'bare'] as const;

function nothing(): void {}

export function Buttons() {
  return (
    <Shelf title="Buttons">
      {looks.map((look) => (
        <Row key={look}>
          <Sample state={look}>
            <Button look={look}>Accept all 6</Button>
          </Sample>
          <Sample state="small, with an icon">
            <Button look={look} small>
              <Icon name="accept" /> Accept
            </Button>
          </Sample>
          <Sample state="icon">
            <Button look={look} icon aria-label="Settings">
              <Icon name="settings" />
            </Button>
          </Sample>
          <Sample state="busy">
            <Button look={look} busy>
              Saving...
            </Button>
          </Sample>
          <Sample state="off">
            <Button look={look} disabled>
              Save
            </Button>
          </Sample>
        </Row>
      ))}
      <Row>
        <Sample state="pressed">
          <Button aria-pressed="true">Edit Specific Parts</Button>
        </Sample>
        <Sample state="danger">
          <Button className="btn-danger">Delete all</Button>
        </Sample>
        <Sample state="run, off">
          <RunButton words="Improve" busyWords="Improving..." isRunning={false} isOff onRun={nothing} />
        </Sample>
        <Sample state="run">
          <RunButton
            words="Improve"
            busyWords="Improving..."
            isRunning={false}
            isOff={false}
            onRun={nothing}
          />
        </Sample>
        <Sample state="running">
          <span style={{ display: 'flex', gap: '0.5rem' }}>
            <StopButton onStop={nothing} />
            <RunButton words="Improve" busyWords="Improving..." isRunning isOff={false} onRun={nothing} />
          </span>
        </Sample>
      </Row>
    </Shelf>
  );
}
