import 'react-image-crop/dist/ReactCrop.css'
import { useSelector } from '@xstate/react'
import type { ClientUpload } from '#contracts/files'
import type { ImageEditActor } from '#machines/image-edit'
import { pixelsOf } from '#machines/image-edit'
import { ProblemNotice } from '../../../kit/ProblemNotice.tsx'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Dialog } from '../../../parts/Dialog.tsx'
import { Touched } from '../../../parts/form-guard.tsx'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import { CropFrame } from './CropFrame.tsx'
import { CropNumbers } from './CropNumbers.tsx'
import css from './ImageEditDialog.module.css'
import { SizeViews } from './SizeViews.tsx'

interface Props {
  actor: ImageEditActor
  upload: ClientUpload
}

/** The picture with its frame and focal point, and what each size will show of it. */
export function ImageEditDialog({ actor, upload }: Props) {
  const text = useText()
  const { image, edit, problem } = useSelector(actor, ({ context }) => context)
  const isUnread = useSelector(actor, (state) => state.matches({ open: 'unread' }))
  const canApply = useSelector(actor, (state) => state.can({ type: 'user.apply' }))
  const canReset = useSelector(actor, (state) => state.can({ type: 'user.reset' }))
  const close = () => actor.send({ type: 'user.close' })
  const part = image && pixelsOf(edit.area, image)
  return (
    <Dialog
      open
      size="large"
      onCancel={close}
      title={text(upload.crop ? 'crop.title' : 'crop.titleFocal')}
      description={image && text(image.isKept || !upload.crop ? 'crop.kept' : 'crop.notKept')}
      actions={
        <>
          <Button
            refusal={canReset ? undefined : text('crop.refusal.whole')}
            onClick={() => actor.send({ type: 'user.reset' })}
          >
            {text('crop.reset')}
          </Button>
          <Button onClick={close}>{text('crop.cancel')}</Button>
          <Button
            kind="primary"
            refusal={canApply ? undefined : text('crop.refusal.unchanged')}
            onClick={() => actor.send({ type: 'user.apply' })}
          >
            {text('crop.apply')}
          </Button>
        </>
      }
    >
      <Touched when={canApply} />
      <ProblemNotice
        problem={problem}
        onRetry={isUnread ? () => actor.send({ type: 'user.retry' }) : undefined}
      />
      {!(image || problem) && <Skeleton label={text('app.loading')} lines={4} />}
      {image && (
        <div className={css.root}>
          <div>
            <CropFrame {...{ actor, image, edit }} canCrop={upload.crop === true} />
            {part && (
              <p className={css.facts}>
                {text('crop.part', { width: part.width, height: part.height })}
              </p>
            )}
            <CropNumbers {...{ actor, image, edit }} canCrop={upload.crop === true} />
          </div>
          {upload.sizes && <SizeViews sizes={upload.sizes} {...{ image, edit }} />}
        </div>
      )}
    </Dialog>
  )
}
