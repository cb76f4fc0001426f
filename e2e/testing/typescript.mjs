import { transformSync } from 'rolldown/utils';

/**
 * Jest's transform of TypeScript: removes the types of one file, without reading other files, in well under a millisecond. The build and
 * `npm run check` verify the types.
 */
export default {
  process(source, path, { transformerConfig }) {
    const { code, map, errors } = transformSync(path, source, { ...transformerConfig, sourcemap: true });
    if (errors.length > 0) throw new SyntaxError(errors.map(({ message }) => message).join('\n'));
    return { code, map };
  },
};
