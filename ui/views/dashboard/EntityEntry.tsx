import { useCarriedLocale } from '../../kit/carried-locale.ts'
import type { Entity } from '../../kit/entity-groups.ts'
import { spokenName } from '../../kit/spoken-name.ts'
import { useText } from '../../kit/text.tsx'
import { classes } from '../../parts/classes.ts'
import { PlusIcon } from '../../parts/icons.ts'
import { Link } from '../../parts/Link.tsx'
import { LinkButton } from '../../parts/LinkButton.tsx'
import lines from './DashboardLines.module.css'
import css from './EntityEntry.module.css'

/** A collection or global: the way to it, and to something new in it. */
export function EntityEntry({
  entity: { slug, label, description, href, create },
}: {
  entity: Entity
}) {
  const text = useText()
  const carried = useCarriedLocale()
  return (
    <li id={`card-${slug}`} className={classes(lines.line, css.root)}>
      <span className={css.words}>
        <Link href={carried(href)} className={classes(lines.link, css.name)}>
          {label}
        </Link>
        {description && <bdi className={css.description}>{description}</bdi>}
      </span>
      {create && (
        <LinkButton
          bare
          size="small"
          className={css.create}
          href={carried(create.href)}
          icon={<PlusIcon />}
          aria-label={spokenName(text('list.new'), text('list.newOf', { label: create.label }))}
        >
          {text('list.new')}
        </LinkButton>
      )}
    </li>
  )
}
