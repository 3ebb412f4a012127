import { formatDate } from '../../../../shared/format.ts';
import { CompareView } from '../../../review/lazy-compare-view.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { findVersion, isLater, toPreview, type Version, type Versions } from '../versions.ts';

/** Two versions by their ids, in any order. */
export type ComparedIds = [string, string];

export interface VersionSheetProps {
  versions: Versions;
  /** The text as it stands in the source. */
  text: string;
  comparedIds: ComparedIds | undefined;
  onCompare(ids: ComparedIds | undefined): void;
  onRevert(version: Version): void;
}

/** Every version of the text, newest first; each can be compared with another one and brought back. */
export function VersionSheet({ versions, text, comparedIds, onCompare, onRevert }: VersionSheetProps) {
  const newestFirst = versions.list.toReversed();
  return (
    <>
      {newestFirst.length === 0 && (
        <p className="side-part text-ink-2">No versions yet. Make changes to save versions.</p>
      )}
      {comparedIds ? (
        <Comparison
          versions={versions}
          ids={comparedIds}
          onIds={onCompare}
          onBack={() => onCompare(undefined)}
        />
      ) : (
        <ol className="versions">
          {newestFirst.map((version) => (
            <VersionRow
              key={version.id}
              version={version}
              versions={versions}
              isInEditor={version.text === text}
              onCompare={(other) => onCompare([version.id, other])}
              onRevert={() => onRevert(version)}
            />
          ))}
        </ol>
      )}
    </>
  );
}

interface VersionRowProps {
  version: Version;
  versions: Versions;
  isInEditor: boolean;
  onCompare(otherId: string): void;
  onRevert(): void;
}

function VersionRow({ version, versions, isInEditor, onCompare, onRevert }: VersionRowProps) {
  const isSelected = version.id === versions.selectedId;
  const other = isSelected ? versions.list.find(({ id }) => id !== version.id)?.id : versions.selectedId;
  const look = isSelected ? 'version-on' : isLater(versions, version) ? 'version-later' : '';
  const name = `Version ${version.versionNumber}`;
  return (
    <li className={look} aria-current={isSelected || undefined}>
      <p className="flex flex-wrap items-center gap-2">
        <b>{name}</b>
        {isInEditor && <span className="badge">In the editor</span>}
        {isSelected && !isInEditor && <span className="badge">Latest result</span>}
        <time className="num ml-auto text-small text-ink-3" dateTime={version.timestamp}>
          {toTimeWords(version.timestamp)}
        </time>
      </p>
      <p className="version-text" translate="no">
        {toPreview(version.text)}
      </p>
      <p className="flex flex-wrap items-center justify-end gap-1">
        <span className="mr-auto min-w-0 truncate text-small text-ink-3">{version.label}</span>
        {other && (
          <Button look="bare" small aria-label={`Compare ${name}`} onClick={() => onCompare(other)}>
            Compare
          </Button>
        )}
        {!(isSelected && isInEditor) && (
          <Button small aria-label={`Revert to ${name}`} onClick={onRevert}>
            <Icon name="undo" />
            Revert
          </Button>
        )}
      </p>
    </li>
  );
}

interface ComparisonProps {
  versions: Versions;
  /** Any two; the earlier one is shown as the source. */
  ids: ComparedIds;
  onIds(ids: ComparedIds): void;
  onBack(): void;
}

function Comparison({ versions, ids, onIds, onBack }: ComparisonProps) {
  const found = ids.map((id) => findVersion(versions, id)).filter((version) => version !== undefined);
  const [former, latter] = found.toSorted((a, b) => a.versionNumber - b.versionNumber);
  return (
    <div className="side-part">
      <Button className="justify-self-start" small onClick={onBack}>
        <Icon name="left" />
        All versions
      </Button>
      <div className="grid grid-cols-2 gap-2">
        {ids.map((id, index) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: two fixed places
            key={index}
            label={index === 0 ? 'Version' : 'Compared with'}
            value={id}
            onChange={(event) =>
              onIds(index === 0 ? [event.target.value, ids[1]] : [ids[0], event.target.value])
            }
          >
            {versions.list.map((version) => (
              <option key={version.id} value={version.id}>
                Version {version.versionNumber}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      {former && latter && <CompareView former={former.text} latter={latter.text} />}
    </div>
  );
}

/** In the writer's own zone. */
function toTimeWords(timestamp: string): string {
  return formatDate(timestamp, { dateStyle: 'medium', timeStyle: 'short' });
}
