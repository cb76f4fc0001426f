import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SelectField } from '../look/select-field';
import { toast } from '../look/toasts';
import { useMessages } from '../language/messages';
import { AuthFrame } from './auth-frame';
import { signInMessages } from './messages';
import { signUpMessages } from './sign-up-messages';
import styles from './accounts.module.css';

export default function RoleSelect() {
  const m = useMessages(signInMessages);
  const signUp = useMessages(signUpMessages);
  const navigate = useNavigate();
  const options = [
    { value: '', label: signUp.rolePlaceholder },
    { value: 'doctor', label: m.doctor },
    { value: 'user', label: m.user },
  ];
  const [role, setRole] = useState('');
  const [missing, setMissing] = useState(false);
  const proceed = () => {
    setMissing(role === '');
    if (role === '') toast.error(signUp.roleMissing);
    else void navigate(role === 'doctor' ? '/doctor-signin' : '/user-signin');
  };
  return (
    <AuthFrame title={signUp.selectRole} note={signUp.roleNote}>
      <form
        className={styles.authForm}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          proceed();
        }}
      >
        <SelectField
          label={m.role}
          options={options}
          value={role}
          error={missing ? signUp.roleMissing : undefined}
          onChange={({ target }) => {
            setRole(String(target.value));
            setMissing(false);
          }}
        />
        <Button type="submit" variant="act" fullWidth>
          {signUp.continue}
        </Button>
      </form>
    </AuthFrame>
  );
}
