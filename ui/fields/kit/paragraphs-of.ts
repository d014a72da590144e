export { paragraphsOf } from '#rich-text'
