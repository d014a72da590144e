import { useSelector } from '@xstate/react'
import type { LexicalEditor } from 'lexical'
import type { RefObject } from 'react'
import type { PictureDetailsActor } from '#machines/picture-details'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Spinner } from '../../../parts/Spinner.tsx'
import { AltTextInput } from '../../upload/arriving/AltTextInput.tsx'
import { reasonOf } from '../../upload/arriving/reason-of.ts'
import { chooseEmbed, goBelowEmbed } from '../embeds/embed-acts.ts'
import css from './Picture.module.css'

interface AltTextProps {
  actor: PictureDetailsActor
  editor: LexicalEditor
  nodeKey: string
  label: string
  isEditable: boolean
  input: RefObject<HTMLInputElement | null>
}

/** A picture's alternative text, typed below it and saved with its document when it is left. */
export function AltText({ actor, editor, nodeKey, label, isEditable, input }: AltTextProps) {
  const text = useText()
  const { altText, problem, stored } = useSelector(actor, ({ context }) => context)
  const isSaving = useSelector(actor, (state) => state.hasTag('busy'))
  return (
    <div className={css.altText}>
      <AltTextInput
        {...{ input, label }}
        value={altText ?? stored?.altText ?? ''}
        readOnly={!isEditable || stored === null}
        onType={(typed) => actor.send({ type: 'user.type', altText: typed })}
        onLeave={() => actor.send({ type: 'user.leave' })}
        onDone={() => goBelowEmbed(editor, nodeKey)}
        onCancel={() => {
          actor.send({ type: 'user.revert' })
          chooseEmbed(editor, nodeKey)
        }}
      />
      <span className={css.state} role="status" data-failed={problem ? '' : undefined}>
        {isSaving && (
          <>
            <Spinner />
            {text('richText.picture.saving')}
          </>
        )}
        {problem && (
          <>
            {problem.code === 'document.stale'
              ? text('richText.picture.changed')
              : text('richText.picture.notSaved', { reason: reasonOf(text, problem) })}
            <Button size="small" onClick={() => actor.send({ type: 'user.retry' })}>
              {text('app.tryAgain')}
            </Button>
          </>
        )}
      </span>
    </div>
  )
}
