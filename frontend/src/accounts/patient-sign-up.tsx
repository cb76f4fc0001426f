import { registerPatient } from '@anamnesis/contracts/accounts/addresses';
import { DEFAULT_GENDER, genders, PASSWORD_MIN } from '@anamnesis/contracts/accounts/constants';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../api/api-error';
import { useCommand } from '../api/api-queries';
import { Field } from '../look/field';
import { PasswordField } from '../look/password-field';
import { PictureDrop } from '../look/picture-drop';
import { SelectField } from '../look/select-field';
import { toast } from '../look/toasts';
import { useMessages } from '../language/messages';
import { AuthFrame, SwitchLink } from './auth-frame';
import { useAccountChecks } from './account-checks';
import { GoogleButton } from './google-button';
import { signInMessages } from './messages';
import { signUpMessages } from './sign-up-messages';
import { usePictureChoice } from './picture-choice';
import { showAtFields } from './refusals';
import { toastIncomplete } from './incomplete-toast';
import { startSession } from '../signed-in/session';
import styles from './accounts.module.css';

const blank = {
  fullName: '',
  email: '',
  username: '',
  password: '',
  gender: DEFAULT_GENDER as (typeof genders)[number],
  age: '',
};
const names = Object.keys(blank) as (keyof typeof blank)[];

/** A patient's sign-up. After a refusal the input stays, and each error is shown at its field. */
export default function PatientSignUp() {
  const m = useMessages(signInMessages);
  const texts = useMessages(signUpMessages);
  const checks = useAccountChecks();
  const navigate = useNavigate();
  const { register, handleSubmit, getValues, setError, formState } = useForm({ defaultValues: blank });
  const { errors } = formState;
  const { picture, drop, refuse } = usePictureChoice();
  const signUp = useCommand(registerPatient, {
    onDone: ({ data }) => {
      startSession({ accessToken: data.accessToken, user: data.user, activity: data.suggestedActivity });
      toast.success(texts.registered, texts.redirecting);
      void navigate('/onboard', { replace: true });
    },
    onRefused: (error) => {
      refuse(error, showAtFields(error, names, setError));
      toast.error(sentenceOf(error, texts.registrationFailed), error.isRefusal ? m.typedIsKept : error.message);
    },
  });
  const submit = handleSubmit(
    (body) => signUp.mutate({ body, files: picture ? { profilePic: [picture] } : {} }),
    () => toastIncomplete(getValues(), m.pleaseFillAll),
  );
  return (
    <AuthFrame title={texts.userSignUpTitle} note={texts.userSignUpNote}>
      <form className={styles.authForm} noValidate onSubmit={(event) => void submit(event)}>
        <PictureDrop label={texts.picture} {...drop} />
        <Field
          label={texts.fullName}
          autoComplete="name"
          error={errors.fullName?.message}
          {...register('fullName', { validate: checks.fullName })}
        />
        <Field
          label={m.email}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email', { validate: checks.email })}
        />
        <Field
          label={m.username}
          hint={texts.usernameHint}
          autoComplete="username"
          error={errors.username?.message}
          {...register('username', { validate: checks.username })}
        />
        <PasswordField
          label={m.password}
          hint={texts.passwordHint({ min: PASSWORD_MIN })}
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password', { validate: checks.newPassword })}
        />
        <div className="two-fields">
          <SelectField
            label={texts.gender}
            options={genders.map((gender) => ({ value: gender, label: texts.genders[gender] }))}
            error={errors.gender?.message}
            {...register('gender')}
          />
          <Field
            label={texts.age}
            inputProps={{ inputMode: 'numeric', maxLength: 3 }}
            error={errors.age?.message}
            {...register('age', { validate: checks.age })}
          />
        </div>
        <Button type="submit" variant="act" fullWidth disabled={signUp.isPending}>
          {signUp.isPending ? texts.processing : texts.register}
        </Button>
        <GoogleButton way="up">{texts.signUpWithGoogle}</GoogleButton>
        <SwitchLink ask={texts.haveAccount} to="/user-signin">
          {texts.signInInstead}
        </SwitchLink>
      </form>
    </AuthFrame>
  );
}
