import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { ClientField } from '#contracts/fields'
import type { PageCheck, PageViolation } from '#machines/page-check'
import { inOrder } from '../../../fields/errors/in-order.ts'
import { useText } from '../../../kit/text.tsx'
import type { FindingsProps } from './FindingLine.tsx'
import { FindingLine } from './FindingLine.tsx'
import css from './PreflightPanel.module.css'

/** What the page in live preview found in itself (20.10). It only warns: much of it is the site's own. */
export function PageFindings(props: FindingsProps) {
  const text = useText()
  const labelId = useId()
  const page = useSelector(props.preflight, ({ context }) => context.page)
  if (page === null) return null
  const found = foundIn(page, props.fields)
  const shape = page.kind === 'checked' ? 'triangle' : 'hollow'
  if (page.kind === 'checked' && found.length === 0) return null
  return (
    <div className={css.group} data-shape={shape}>
      <h3 id={labelId} className={css.label}>
        {text('preflight.page')}
      </h3>
      <ul className={css.list} aria-labelledby={labelId}>
        {page.kind === 'unchecked' && (
          <FindingLine
            {...props}
            shape={shape}
            path={null}
            words={text('preflight.pageUnchecked')}
          />
        )}
        {found.map(({ rule, path, help }) => (
          <FindingLine
            key={`${rule} ${path}`}
            {...props}
            shape={shape}
            path={path}
            words={path === null ? text('preflight.pageElsewhere', { help }) : help}
          />
        ))}
      </ul>
    </div>
  )
}

interface PageFinding extends Pick<PageViolation, 'rule' | 'help'> {
  path: string | null
}

/** What an editor can fix first, each from the worst on; a field of the page may not be in the form. */
function foundIn(page: PageCheck, fields: readonly ClientField[]): PageFinding[] {
  if (page.kind === 'unchecked') return []
  const worstFirst = page.violations.toSorted(
    (one, other) => weights[other.impact ?? 'minor'] - weights[one.impact ?? 'minor'],
  )
  const found = worstFirst.flatMap(({ rule, help, paths }) =>
    [...new Set(paths.map((path) => inForm(path, fields)))].map((path) => ({ rule, help, path })),
  )
  return [
    ...found.filter(({ path }) => path !== null),
    ...found.filter(({ path }) => path === null),
  ]
}

const inForm = (path: string | null, fields: readonly ClientField[]): string | null =>
  path === null ? null : (inOrder([path], fields)[0] ?? null)

const weights = { minor: 0, moderate: 1, serious: 2, critical: 3 }
