/** What makes react-admin's icons, from the one copy of Material UI; vite.config.js puts it in place of the icons' own. */
export { createSvgIcon as default } from '@mui/material/utils';
