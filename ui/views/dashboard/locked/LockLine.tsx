import { Fragment } from 'react'
import { useAddresses } from '../../../kit/addresses.ts'
import { useCarriedLocale } from '../../../kit/carried-locale.ts'
import { DocumentName } from '../../../kit/DocumentName.tsx'
import { useIsDrawn } from '../../../kit/drawn.ts'
import { useFormats } from '../../../kit/formats.ts'
import { useLocale } from '../../../kit/locale.ts'
import { spokenName } from '../../../kit/spoken-name.ts'
import { useText } from '../../../kit/text.tsx'
import type { Known } from '../../../kit/titles.ts'
import { titleText, useSummaries } from '../../../kit/titles.ts'
import { Button } from '../../../parts/Button.tsx'
import { classes } from '../../../parts/classes.ts'
import { Link } from '../../../parts/Link.tsx'
import lines from '../DashboardLines.module.css'
import css from './LockLine.module.css'
import type { LockedDocument } from './locked-documents.ts'

interface Props {
  lock: LockedDocument
  onGiveBack: () => void
}

/** A document that somebody edits: the way to it, and to one's own the way to let others in. */
export function LockLine({ lock, onGiveBack }: Props) {
  const { entity, age, holder, isMine } = lock
  const text = useText()
  const formats = useFormats()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const known = useKnown(entity)
  const isDrawn = useIsDrawn()
  const title = entity.kind === 'global' ? entity.of.label : titleText(text, entity.id, known)
  const href =
    entity.kind === 'global'
      ? addresses.global(entity.of.slug)
      : addresses.document(entity.of.slug, entity.id)
  const facts = [
    ...(entity.kind === 'collection' ? [entity.of.labels.singular] : []),
    isMine ? text('dashboard.locked.you') : (holder ?? text('lock.somebody')),
    ...(isDrawn ? [] : [text('dashboard.locked.last', { ago: formats.ago(age) })]),
  ]
  return (
    <li className={classes(lines.line, css.root)}>
      <span className={css.words}>
        <Link href={carried(href)} dir="auto" className={classes(lines.link, lines.title)}>
          {entity.kind === 'global' ? title : <DocumentName id={entity.id} known={known} />}
        </Link>
        <span className={lines.facts}>
          {facts.map((fact, index) => (
            <Fragment key={fact}>
              {index > 0 && ' · '}
              <bdi>{fact}</bdi>
            </Fragment>
          ))}
        </span>
      </span>
      {isMine && (
        <Button
          size="small"
          className={css.giveBack}
          aria-label={spokenName(
            text('dashboard.locked.giveBack'),
            text('dashboard.locked.giveBackOf', { title }),
          )}
          onClick={onGiveBack}
        >
          {text('dashboard.locked.giveBack')}
        </Button>
      )}
    </li>
  )
}

function useKnown(entity: LockedDocument['entity']): Known | undefined {
  const locale = useLocale()
  const named = entity.kind === 'collection' ? [{ slug: entity.of.slug, id: entity.id }] : []
  const [known] = useSummaries(named, locale)
  return known
}
