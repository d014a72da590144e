import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentTemplate } from '#contracts/templates'
import type { TemplatesActor } from '#machines/templates'
import { toProblemData } from '#problems'
import { templatesQuery } from '../../../client/templates.ts'
import { Moment } from '../../../kit/Moment.tsx'
import { ProblemNotice } from '../../../kit/ProblemNotice.tsx'
import { usePanel } from '../../../kit/panel.ts'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Dialog } from '../../../parts/Dialog.tsx'
import { Link } from '../../../parts/Link.tsx'
import { MenuItem } from '../../../parts/Menu.tsx'
import { MenuOnDemand } from '../../../parts/MenuOnDemand.tsx'
import css from './ChooseTemplate.module.css'
import { useBeginHref } from './use-begin-href.ts'

export interface TemplateWindowsProps {
  actor: TemplatesActor
  collection: ClientCollection
  /** Where the focus goes when they close. */
  finalFocus?: (() => HTMLElement | null) | undefined
}

/** The templates of a collection: to begin with, and to put in order. */
export function ChooseTemplate({ actor, collection, finalFocus }: TemplateWindowsProps) {
  const text = useText()
  const { http } = usePanel()
  const isOpen = useSelector(actor, (state) => state.matches('browsing'))
  const { data, error, refetch } = useQuery({
    ...templatesQuery(http, collection.slug),
    enabled: isOpen,
  })
  const close = () => actor.send({ type: 'user.close' })
  return (
    <Dialog
      open={isOpen}
      onCancel={close}
      entries="none"
      finalFocus={finalFocus}
      title={text('templates.title', { label: collection.labels.plural })}
      actions={<Button onClick={close}>{text('app.close')}</Button>}
    >
      <ProblemNotice problem={error && toProblemData(error)} onRetry={() => void refetch()} />
      {!data && !error && <p className={css.quiet}>{text('app.loading')}</p>}
      {data?.length === 0 && <p className={css.quiet}>{text('templates.none')}</p>}
      {data && data.length > 0 && (
        <ul className={css.list}>
          {data.map((template) => (
            <TemplateLine key={template.id} {...{ actor, collection, template }} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

interface LineProps {
  actor: TemplatesActor
  collection: ClientCollection
  template: DocumentTemplate
}

function TemplateLine({ actor, collection, template }: LineProps) {
  const text = useText()
  const hrefOf = useBeginHref(collection)
  const { at, by, mayChange, name } = template
  return (
    <li className={css.line}>
      <Link
        href={hrefOf(template)}
        className={css.link}
        onClick={() => actor.send({ type: 'user.close' })}
      >
        <bdi className={css.name}>{name}</bdi>
        <span className={css.quiet}>
          {by?.title && (
            <>
              <bdi>{by.title}</bdi>
              {' · '}
            </>
          )}
          <Moment at={new Date(at)} />
        </span>
      </Link>
      {mayChange && (
        <MenuOnDemand label={text('templates.more', { name })}>
          <MenuItem
            id="template-rename"
            onSelect={() => actor.send({ type: 'user.rename', template })}
          >
            {text('templates.rename')}
          </MenuItem>
          <MenuItem
            id="template-delete"
            kind="danger"
            onSelect={() => actor.send({ type: 'user.delete', template })}
          >
            {text('templates.delete')}
          </MenuItem>
        </MenuOnDemand>
      )}
    </li>
  )
}
