import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { TextPictureActor } from '#machines/text-picture'
import type { ProblemData } from '#problems'
import type { Text } from '../../../kit/text.tsx'
import { problemText, useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Spinner } from '../../../parts/Spinner.tsx'
import { useUploadTargets } from '../../upload/use-uploads.ts'
import type { EmbedProps } from '../embeds/embed-props.ts'
import { UnknownEmbed } from '../embeds/UnknownEmbed.tsx'
import { offerOf } from '../writing/use-picker.tsx'
import css from './PicturePlace.module.css'

/** Where a picture will be in the text, until it's uploaded (RICH-5). */
export function PicturePlace(props: EmbedProps) {
  const actor = props.pictures?.actorOf(String(props.raw.key))
  return actor ? <Place {...props} actor={actor} /> : <UnknownEmbed {...props} />
}

function Place({
  actor,
  field,
  isEditable,
  pictures,
  raw,
}: EmbedProps & { actor: TextPictureActor }) {
  const text = useText()
  const { context, value } = useSelector(actor, (state) => state)
  const { name, problem } = context
  const key = String(raw.key)
  const input = useRef<HTMLInputElement>(null)
  const targets = useUploadTargets(offerOf(field, Object.keys(field.features.uploads), true))
  return (
    <section className={css.root} aria-label={name} contentEditable={false}>
      <span className={css.words}>
        <bdi className={css.name}>{name}</bdi>
        <span className={css.state} role="status" data-failed={value === 'failed' || undefined}>
          {value === 'lost' && text('richText.picture.lost')}
          {value === 'incomplete' && text('richText.picture.incomplete')}
          {value === 'failed' &&
            text('richText.picture.failed', { reason: problem ? reasonOf(text, problem) : '' })}
          {(value === 'checking' || value === 'uploading') && (
            <>
              <Spinner />
              {text('richText.picture.uploading')}
            </>
          )}
        </span>
      </span>
      {isEditable && (
        <span className={css.actions}>
          {value === 'failed' && (
            <Button size="small" onClick={() => actor.send({ type: 'user.retry' })}>
              {text('app.tryAgain')}
            </Button>
          )}
          {value === 'incomplete' && (
            <Button size="small" onClick={() => actor.send({ type: 'user.describe' })}>
              {text('richText.picture.describe')}
            </Button>
          )}
          {value === 'lost' && targets && (
            <>
              <Button size="small" onClick={() => input.current?.click()}>
                {text('richText.picture.choose')}
              </Button>
              <input
                ref={input}
                type="file"
                hidden
                accept={targets.accept}
                onChange={({ currentTarget }) => {
                  const [file] = currentTarget.files ?? []
                  if (file) pictures?.choose(key, file, targets.targetOf(file))
                }}
              />
            </>
          )}
          <Button bare size="small" onClick={() => actor.send({ type: 'user.remove' })}>
            {text('field.remove')}
          </Button>
        </span>
      )}
    </section>
  )
}

/** What the server says against the file itself is better than that something is wrong. */
const reasonOf = (text: Text, problem: ProblemData): string =>
  (problem.code === 'document.invalid' && problem.fields?.[0]?.message) ||
  problemText(text, problem)
