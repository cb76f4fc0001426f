import { registerDoctor } from '@anamnesis/contracts/accounts/addresses';
import { MOBILE_NUMBER_LENGTH, PASSWORD_MIN } from '@anamnesis/contracts/accounts/constants';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { sentenceOf } from '../api/api-error';
import { useCommand } from '../api/api-queries';
import { SpecialtyTags } from '../doctors/specialty-inputs';
import { Field } from '../look/field';
import { FileDrop } from '../look/file-drop';
import { PasswordField } from '../look/password-field';
import { PictureDrop } from '../look/picture-drop';
import { toast } from '../look/toasts';
import { useMessages } from '../language/messages';
import { AuthFrame, SwitchLink } from './auth-frame';
import { useCertificateChoice } from './certificate-choice';
import { useAccountChecks } from './account-checks';
import { GoogleButton } from './google-button';
import { prefillOf } from './prefill';
import { certificateMessages } from './certificate-messages';
import { signInMessages } from './messages';
import { signUpMessages } from './sign-up-messages';
import { usePictureChoice } from './picture-choice';
import { showAtFields } from './refusals';
import { toastIncomplete } from './incomplete-toast';
import { startSession } from '../signed-in/session';
import styles from './accounts.module.css';

const blank = { fullName: '', email: '', mobileNumber: '', password: '', yearExp: '' };
const names = Object.keys(blank) as (keyof typeof blank)[];
const REDIRECT_AFTER_MS = 2_000;

/** Redirects to the dashboard shortly after the sign-up, unless the page was left before. */
function useRedirect(due: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => void navigate('/doctor-dashboard', { replace: true }), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [due, navigate]);
}

/** A doctor's sign-up, with specializations, picture and certificates. */
export default function DoctorSignUp() {
  const m = useMessages(signInMessages);
  const texts = useMessages(signUpMessages);
  const certificate = useMessages(certificateMessages);
  const checks = useAccountChecks();
  const { known, note } = prefillOf(useLocation().state);
  const { register, handleSubmit, getValues, setError, formState } = useForm({ defaultValues: { ...blank, ...known } });
  const { errors } = formState;
  const { picture, drop: pictureDrop, refuse: refusePicture } = usePictureChoice();
  const { certificates, details, drop: certificateDrop, refuse: refuseCertificates } = useCertificateChoice();
  const [specializations, setSpecializations] = useState<string[]>([]);
  const [listError, setListError] = useState<string>();
  const signUp = useCommand(registerDoctor, {
    onDone: ({ data }) => {
      startSession({ accessToken: data.accessToken, user: data.doctor });
      toast.success(texts.redirecting);
    },
    onRefused: (error) => {
      const otherErrors = showAtFields(error, names, setError);
      refusePicture(error, otherErrors);
      refuseCertificates(otherErrors.certificateImage ?? (error.code === 'TOO_MANY_FILES' ? error.message : undefined));
      setListError(Object.entries(otherErrors).find(([path]) => path.startsWith('specifications'))?.[1]);
      toast.error(sentenceOf(error, texts.registrationFailed), error.isRefusal ? m.typedIsKept : error.message);
    },
  });
  useRedirect(signUp.isSuccess);
  const submit = handleSubmit(
    (body) => {
      const certificateDetails = details();
      if (certificateDetails === null) {
        refuseCertificates(certificate.sayWhatEachIs);
        return toast.error(certificate.sayWhatEachIs, m.seeBelow);
      }
      signUp.mutate({
        body: {
          ...{ ...body, otp: '', availability: '[]' },
          ...{ specifications: JSON.stringify(specializations), certificateDetails },
        },
        files: { ...(picture && { profilePic: [picture] }), certificateImage: certificates },
      });
    },
    () => toastIncomplete(getValues(), texts.allRequired),
  );
  const busy = signUp.isPending || signUp.isSuccess;
  return (
    <AuthFrame title={texts.doctorSignUpTitle} note={note ?? texts.doctorSignUpNote}>
      <form className={styles.authForm} noValidate onSubmit={(event) => void submit(event)}>
        <PictureDrop label={texts.picture} {...pictureDrop} />
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
        <div className="two-fields">
          <Field
            label={m.phone}
            hint={texts.phoneHint}
            type="tel"
            autoComplete="tel-national"
            inputProps={{ maxLength: MOBILE_NUMBER_LENGTH, inputMode: 'numeric' }}
            error={errors.mobileNumber?.message}
            {...register('mobileNumber', { validate: checks.mobileNumber })}
          />
          <Field
            label={texts.years}
            hint={texts.yearsHint}
            inputProps={{ inputMode: 'numeric', maxLength: 2 }}
            error={errors.yearExp?.message}
            {...register('yearExp', { validate: checks.yearExp })}
          />
        </div>
        <PasswordField
          label={m.password}
          hint={texts.passwordHint({ min: PASSWORD_MIN })}
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password', { validate: checks.newPassword })}
        />
        <SpecialtyTags
          label={texts.specializations}
          hint={texts.specializationsHint}
          addLabel={texts.addSpecialization}
          tags={specializations}
          error={listError}
          onChange={setSpecializations}
        />
        <FileDrop
          label={certificate.certificates}
          hint={certificate.certificatesHint}
          accept="image/*,application/pdf"
          {...certificateDrop}
        />
        <Button type="submit" variant="act" fullWidth disabled={busy}>
          {busy ? texts.processing : texts.registerAsDoctor}
        </Button>
        <GoogleButton way="up" role="doctor">
          {texts.signUpWithGoogle}
        </GoogleButton>
        <SwitchLink ask={texts.haveAccount} to="/doctor-signin">
          {texts.signInInstead}
        </SwitchLink>
      </form>
    </AuthFrame>
  );
}
