import { createElement } from 'react';

const FRAME = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', fill: 'none' };
const LINE = { stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' };

const isNamed = (props) =>
  Object.keys(props).some((name) => name.startsWith('aria-') || name === 'role' || name === 'title');

/** A component that draws these shapes: tags with their attributes. Assistive technology skips it unless it is named. */
export function createIcon(name, shapes) {
  return ({ size = 24, className, children, ...rest }) =>
    createElement(
      'svg',
      {
        ...{ ...FRAME, width: size, height: size, ...LINE },
        className: className ? `lucide lucide-${name} ${className}` : `lucide lucide-${name}`,
        ...(!children && !isNamed(rest) && { 'aria-hidden': 'true' }),
        ...rest,
      },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
}
