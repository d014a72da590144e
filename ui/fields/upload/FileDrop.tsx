import type { DragEvent, ReactNode } from 'react'
import { useState } from 'react'
import { useText } from '../../kit/text.tsx'
import css from './FileDrop.module.css'

interface FileDropProps {
  /** undefined: nothing can be dropped here now. */
  take: ((file: File) => void) | undefined
  children: ReactNode
}

/** Takes a file that is dropped on what is inside. It is a shortcut for a button there. */
export function FileDrop({ take, children }: FileDropProps) {
  const text = useText()
  const [isOver, setOver] = useState(false)
  const isFile = ({ dataTransfer }: DragEvent) =>
    take !== undefined && dataTransfer.types.includes('Files')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside.
    <div
      className={css.root}
      onDragOver={(event) => {
        if (!isFile(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={(event) => {
        if (!isFile(event)) return
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file) take?.(file)
      }}
    >
      {children}
      {isOver && (
        <span className={css.invitation} aria-hidden="true">
          {text('field.upload.drop')}
        </span>
      )}
    </div>
  )
}
