import css from './Picture.module.css'

/** The room of a picture and its words until its file is known, so that the text below hardly moves. */
export const PictureRoom = ({ isDescribed }: { isDescribed: boolean }) => (
  <figure className={css.root} contentEditable={false} aria-busy="true">
    <div className={css.room} />
    {isDescribed && <div className={css.wordsRoom} />}
  </figure>
)
