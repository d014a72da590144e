import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { DocumentData } from '#contracts/documents'
import { problemText, useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { FieldFrame } from '../../../parts/FieldFrame.tsx'
import { GuardedEntries, useGuarded } from '../../../parts/form-guard.tsx'
import { Input } from '../../../parts/Input.tsx'
import css from './FromUrl.module.css'
import { useFromUrl } from './use-from-url.ts'

interface Props {
  /** Of the collection that takes the file. */
  slug: string
  /** For what it is chosen, where one could ask. */
  name?: string
  onFetched: (value: DocumentData) => void
}

/** Adds a file by its address, where the collection takes such; every refusal is said in words. */
export function FromUrlForm({ slug, name = '', onFetched }: Props) {
  const text = useText()
  const id = useId()
  const actor = useFromUrl(slug, onFetched)
  const isOpen = useSelector(actor, (state) => state.hasTag('open'))
  const isFetching = useSelector(actor, (state) => state.matches('fetching'))
  const { url, problem } = useSelector(actor, ({ context }) => context)
  const guarded = useGuarded(isOpen, 'own', () => actor.send({ type: 'user.close' }))
  const ask = () => actor.send({ type: 'user.fetch' })
  if (!isOpen) {
    const label = text('fromUrl.open')
    return (
      <Button
        bare
        size="small"
        aria-label={name === '' ? undefined : `${label} ${name}`}
        onClick={() => actor.send({ type: 'user.open' })}
      >
        {label}
      </Button>
    )
  }
  return (
    <div className={css.root} data-from-url data-guarded>
      <GuardedEntries guarded={guarded}>
        <FieldFrame
          label={text('fromUrl.label')}
          controlId={`${id}-url`}
          error={problem ? problemText(text, problem) : undefined}
        >
          {(control) => (
            <Input
              {...control}
              autoFocus
              type="url"
              dir="ltr"
              autoComplete="off"
              placeholder="https://"
              value={url}
              readOnly={isFetching}
              onChange={({ target }) => actor.send({ type: 'user.type', url: target.value })}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                ask()
              }}
            />
          )}
        </FieldFrame>
        <div className={css.actions}>
          <Button size="small" busy={isFetching} onClick={ask}>
            {text('fromUrl.fetch')}
          </Button>
          <Button bare size="small" onClick={() => actor.send({ type: 'user.close' })}>
            {text('app.cancel')}
          </Button>
        </div>
      </GuardedEntries>
    </div>
  )
}
