import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { TextPictureActor } from '#machines/text-picture'
import { AltTextInput } from './AltTextInput.tsx'
import type { ArrivingFiles } from './arriving-files.ts'

interface ArrivingAltTextProps {
  actor: TextPictureActor
  files: ArrivingFiles
  label: string
  onLeave: () => void
}

/** The alternative text without which a picture isn't uploaded, typed where it will be. */
export function ArrivingAltText({ actor, files, label, onLeave }: ArrivingAltTextProps) {
  const { altText, complaint } = useSelector(actor, ({ context }) => context)
  const isDescribing = useSelector(actor, (state) => state.matches({ undescribed: 'describing' }))
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isDescribing) input.current?.focus()
  }, [isDescribing])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus is that of the field in it.
    <div onFocus={() => actor.send({ type: 'user.describe' })}>
      <AltTextInput
        {...{ input, label }}
        required
        value={altText}
        error={complaint ?? undefined}
        onType={(typed) => actor.send({ type: 'user.type', altText: typed })}
        onLeave={() => actor.send({ type: 'user.leave' })}
        onDone={() => {
          if (!files.describeNext()) onLeave()
        }}
        onCancel={onLeave}
      />
    </div>
  )
}
