import type { StoredVersion } from '#contracts/versions'
import { useConfig } from '../../kit/config.ts'
import { useText } from '../../kit/text.tsx'
import { Pill } from '../../parts/Pill.tsx'
import type { Current } from './statuses.ts'
import { publishedLocaleOf, statusOf } from './statuses.ts'
import css from './VersionPills.module.css'

interface Props {
  version: StoredVersion
  current: Current
}

/** What a version is: draft or published, saved by itself, of one language (VER-3). */
export function VersionPills({ version, current }: Props) {
  const text = useText()
  const { localization } = useConfig()
  const status = statusOf(version, current)
  const code = publishedLocaleOf(version)
  const locale = localization?.locales.find((one) => one.code === code)?.label ?? code
  return (
    <span className={css.root}>
      {status && (
        <Pill look={status.look} data-success={look(status.look, status.isCurrent)}>
          {text(status.label)}
        </Pill>
      )}
      {version.autosave && <Pill look="hollow">{text('versions.autosave')}</Pill>}
      {locale && <Pill look="filled">{text('versions.publishedIn', { locale })}</Pill>}
    </span>
  )
}

const look = (of: string, isCurrent: boolean) => (of === 'filled' && isCurrent) || undefined
