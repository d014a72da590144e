import type { ComponentProps, DragEvent } from 'react'
import { useState } from 'react'
import css from './FileChoice.module.css'

export type FileChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'id'> & {
  id: string
  chooseLabel: string
  dropLabel: string
  onTake: (file: File) => void
}

/** A file is chosen from the system, or dropped. */
export function FileChoice({ chooseLabel, dropLabel, onTake, ...input }: FileChoiceProps) {
  const [isOver, setOver] = useState(false)
  const take = (file: File | undefined) => {
    if (file) onTake(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for what the input inside does.
    <div
      className={css.root}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        {...input}
        type="file"
        className={css.input}
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0])
          // The same file may be chosen once more after it was forgotten.
          currentTarget.value = ''
        }}
      />
      <label htmlFor={input.id} className={css.choose}>
        {chooseLabel}
      </label>
      <span>{dropLabel}</span>
    </div>
  )
}
