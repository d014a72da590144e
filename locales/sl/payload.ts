export { sl as payload } from '@payloadcms/translations/languages/sl'
