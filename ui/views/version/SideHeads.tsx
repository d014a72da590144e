import type { StoredVersion, VersionAuthors } from '#contracts/versions'
import type { Sides } from '../../client/versions.ts'
import { useFormats } from '../../kit/formats.ts'
import { useText } from '../../kit/text.tsx'
import type { Current } from '../versions/statuses.ts'
import { VersionPills } from '../versions/VersionPills.tsx'
import css from './SideHeads.module.css'

interface Props {
  sides: Sides
  current: Current
  authors: VersionAuthors['authors'] | undefined
}

/** What stands on each side: which version, when it was made and by whom. */
export function SideHeads({ sides: { version, before }, current, authors }: Props) {
  const text = useText()
  return (
    <div className={css.root}>
      <div className={css.side}>
        <h2 className={css.name}>{text('version.comparedWith')}</h2>
        {before ? <SideHead version={before} {...{ current, authors }} /> : text('version.oldest')}
      </div>
      <div className={css.side}>
        <h2 className={css.name}>{text('version.this')}</h2>
        <SideHead version={version} {...{ current, authors }} />
      </div>
    </div>
  )
}

type SideHeadProps = Omit<Props, 'sides'> & { version: StoredVersion }

function SideHead({ version, current, authors }: SideHeadProps) {
  const text = useText()
  const { date } = useFormats()
  const moment = (at: string) => date(new Date(at), 'dayAndSecond')
  const { id, createdAt, updatedAt } = version
  const by = authors?.[id] ?? text('versions.unknown')
  return (
    <>
      <VersionPills version={version} current={current} />
      <p className={css.when}>
        {text('version.createdBy', { time: moment(createdAt), by })}
        {moment(createdAt) !== moment(updatedAt) &&
          ` · ${text('version.lastSaved', { time: moment(updatedAt) })}`}
      </p>
    </>
  )
}
