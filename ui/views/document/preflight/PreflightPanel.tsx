import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentActors } from '#machines/open-document'
import { showField } from '../../../fields/errors/show-field.ts'
import { useFieldsOf } from '../../../fields/errors/use-fields-of.ts'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { useReturnFocus } from '../../../parts/use-return-focus.ts'
import { useSaveActions } from '../actions/use-save-actions.ts'
import { Findings } from './Findings.tsx'
import css from './PreflightPanel.module.css'
import { PreflightStatus } from './PreflightStatus.tsx'

export interface PreflightProps {
  actors: DocumentActors
  entity: ClientCollection | ClientGlobal
}

/** What the checks found, beside the form: whoever fixes it goes on seeing the rest. */
export function PreflightPanel({ actors, entity }: PreflightProps) {
  const { document, preflight } = actors
  const text = useText()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const fields = useFieldsOf(document)
  const returnFocus = useReturnFocus(true)
  const isBusy = useSelector(preflight, (state) => state.hasTag('busy'))
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const jump = useEffectEvent((path: string) => showField(document, fields, [path]))
  useEffect(() => {
    const { unsubscribe } = preflight.on('jumped', ({ path }) => jump(path))
    return unsubscribe
  }, [preflight])
  const close = () => {
    const before = returnFocus()
    preflight.send({ type: 'user.close' })
    before?.focus()
  }
  return (
    <section
      id="preflight"
      className={css.root}
      aria-labelledby={headingId}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <h2 ref={heading} id={headingId} className={css.heading} tabIndex={-1}>
        {text('preflight.title')}
      </h2>
      <PreflightStatus preflight={preflight} />
      <div className={css.found}>
        <Findings document={document} preflight={preflight} fields={fields} />
      </div>
      <div className={css.actions}>
        <Button size="small" onClick={close}>
          {text('app.close')}
        </Button>
        <Button size="small" busy={isBusy} onClick={() => preflight.send({ type: 'user.check' })}>
          {text('preflight.again')}
        </Button>
        {entity.drafts && <PublishAnyway actors={actors} entity={entity} />}
      </div>
    </section>
  )
}

/** Only where the checks of these very values found nothing that blocks. */
function PublishAnyway({ actors, entity }: PreflightProps) {
  const { preflight } = actors
  const text = useText()
  const publish = useSaveActions(actors, entity).at(-1)
  const isOffered = useSelector(preflight, (state) => state.can({ type: 'user.publish' }))
  if (!isOffered || publish === undefined || publish.isForbidden) return null
  return (
    <Button
      size="small"
      refusal={publish.refusal}
      onClick={() => preflight.send({ type: 'user.publish' })}
    >
      {text('preflight.anyway')}
    </Button>
  )
}
