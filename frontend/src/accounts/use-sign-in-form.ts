import { useRef, useState, type FormEvent } from 'react';

interface FieldProblem {
  type: string;
  message: string;
}
type Validate = (value: string) => true | string;
type Problems<Name extends string> = Partial<Record<Name, FieldProblem>>;

/**
 * The part of react-hook-form's `useForm` that a sign-in needs, under the same names: text inputs that are validated on submit
 * and, after the first submit, on change. The library would be a tenth of what a first sign-in loads; it is loaded with the
 * first longer form.
 */
export function useSignInForm<Values extends Record<string, string>>({ defaultValues }: { defaultValues: Values }) {
  type Name = Extract<keyof Values, string>;
  const [errors, setErrors] = useState<Problems<Name>>({});
  const wasSent = useRef(false);
  const checks = useRef<Partial<Record<Name, Validate>>>({});
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});

  const values = () => {
    const entries = Object.entries(defaultValues) as [Name, string][];
    return Object.fromEntries(entries.map(([name, value]) => [name, inputs.current[name]?.value ?? value])) as Values;
  };
  const problemOf = (name: Name, value: string): FieldProblem | null => {
    const answer = checks.current[name]?.(value) ?? true;
    return answer === true ? null : { type: 'validate', message: answer };
  };
  const show = (name: Name, problem: FieldProblem | null) =>
    setErrors(({ [name]: _, ...others }) => ({ ...others, ...(problem && { [name]: problem }) }) as Problems<Name>);

  return {
    formState: { errors },
    getValues: values,
    /** Clears the errors. The caller remounts the inputs. */
    reset: () => setErrors({}),
    register: (name: Name, { validate }: { validate: Validate }) => ({
      name,
      defaultValue: defaultValues[name],
      ref: (input: HTMLInputElement | null) => {
        checks.current[name] = validate;
        inputs.current[name] = input;
      },
      onChange: ({ target }: { target: { value: string } }) => {
        if (wasSent.current) show(name, problemOf(name, target.value));
      },
    }),
    setError: (name: Name, problem: FieldProblem, { shouldFocus = false }: { shouldFocus?: boolean } = {}) => {
      show(name, problem);
      if (shouldFocus) inputs.current[name]?.focus();
    },
    handleSubmit: (onValid: (values: Values) => void, onInvalid?: (problems: Problems<Name>) => void) => {
      return (event: FormEvent) => {
        event.preventDefault();
        wasSent.current = true;
        const found = values();
        const names = Object.keys(defaultValues) as Name[];
        const problems = Object.fromEntries(
          names.flatMap((name) => {
            const problem = problemOf(name, found[name] ?? '');
            return problem ? [[name, problem]] : [];
          }),
        ) as Problems<Name>;
        setErrors(problems);
        const first = names.find((name) => problems[name]);
        if (first === undefined) return onValid(found);
        inputs.current[first]?.focus();
        onInvalid?.(problems);
      };
    },
  };
}
