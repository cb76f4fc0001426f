import { expect, test } from '@jest/globals';
import { Accordion, AccordionDetails, AccordionSummary, Button, Dialog, Switch, TextField } from '@mui/material';
import { render } from '@testing-library/react';
import { jsdomStyle } from './computed-style';

test('what queries ask for is as jsdom computes it, for every element of a page with much that is hidden', () => {
  const { rerender } = render(<p hidden>Nothing</p>);
  rerender(
    <main>
      <details>
        <summary>More</summary>
        <p>Hidden</p>
      </details>
      <Accordion>
        <AccordionSummary>Values</AccordionSummary>
        <AccordionDetails>
          <TextField label="Haemoglobin" type="number" />
          <input type="hidden" />
        </AccordionDetails>
      </Accordion>
      <Button disabled sx={{ '& .inner': { display: 'none' }, '&:not(.other)': { visibility: 'hidden' } }}>
        <span className="inner">Book</span>
      </Button>
      <div style={{ pointerEvents: 'none' }}>
        <Switch disabled />
        <svg>
          <title>Chart</title>
        </svg>
      </div>
      <Dialog open>
        <p hidden>Nothing</p>
      </Dialog>
    </main>,
  );
  const asked = (style: CSSStyleDeclaration) => [style.display, style.visibility, style.pointerEvents];
  const elements = [...document.querySelectorAll('*')];
  expect(elements.length).toBeGreaterThan(40);
  for (const element of elements)
    expect([element.outerHTML.slice(0, 80), ...asked(getComputedStyle(element))]).toEqual([
      element.outerHTML.slice(0, 80),
      ...asked(jsdomStyle(element)),
    ]);
  const styles = elements.map((element) => asked(jsdomStyle(element)).join(' '));
  for (const some of ['none', 'hidden']) expect(styles.some((style) => style.includes(some))).toBe(true);
});
